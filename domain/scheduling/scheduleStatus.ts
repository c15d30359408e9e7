/** What SCHEDULE-STATUS says of a message, by outcome (RFC 6638 3.2.9, RFC 5546 3.6). */
export const scheduleStatus = {
  /** The message waits to be delivered. */
  pending: '1.0',
  /** It was handed to a mail server; nobody tells whether it arrived. */
  sent: '1.1',
  /** It is in the recipient's calendar. */
  delivered: '1.2',
  /** The address is no address. */
  invalidAddress: '3.7',
  /** The sender may not invite this recipient, or has invited too many. */
  notAllowed: '3.8',
  /** The message could not be delivered, and is not tried again. */
  failed: '5.1',
  /** The address is somewhere else, and this service sends no mail. */
  unreachable: '5.2',
  /** The recipient takes no invitations. */
  refused: '5.3',
} as const

export type ScheduleStatus = (typeof scheduleStatus)[keyof typeof scheduleStatus]
