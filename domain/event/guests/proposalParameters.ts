/** The parameters of an ATTENDEE that say which time this person proposes, and what became of it (CAL-29). */
export const proposalParameters = [
  'x-proposed-start',
  'x-proposed-end',
  'x-proposed-comment',
  'x-proposed-status',
] as const
