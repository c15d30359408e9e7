/** Why a room declines, in the words that its answer has for every client (CAL-28). */
export const roomNotes = {
  taken: 'The room is taken at that time.',
  'taken-on-dates': 'The room is taken on this date.',
  'not-allowed': 'You are not among those who may book this room.',
  'too-many-dates': 'A room is booked for at most 1,000 dates at once.',
  removed: 'The room can no longer be booked.',
} as const
export type RoomNote = keyof typeof roomNotes

/** Why a room declined; null for other words. */
export const roomNoteOf = (text: string): RoomNote | null =>
  noteNames.find((name) => roomNotes[name] === text) ?? null

const noteNames: readonly RoomNote[] = ['taken', 'taken-on-dates', 'not-allowed', 'too-many-dates', 'removed']
