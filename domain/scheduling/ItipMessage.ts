import type { JCal } from '#contract/jcal.ts'

/** The methods that are read and sent (RFC 5546 3.2). */
export type Method = 'REQUEST' | 'CANCEL' | 'REPLY' | 'COUNTER' | 'DECLINECOUNTER'

/** Whether attendees send it, to the organizer; the others go the other way (RFC 5546 1.4). */
export const isToOrganizer = (method: Method): boolean => method === 'REPLY' || method === 'COUNTER'

/** Those that name their event and need no time: DTSTART may be missing (RFC 5546 3.2.3, 3.2.5). */
export const timelessMethods: readonly Method[] = ['REPLY', 'CANCEL']

/** The age of what an organizer or an attendee sent: by SEQUENCE, then by DTSTAMP (RFC 5546 2.1.5). */
export type Revision = { readonly sequence: number; readonly dtstamp: string }

/** What one person sends to another about one UID. */
export type ItipMessage = Revision & {
  readonly method: Method
  readonly uid: string
  /** Bare addresses: without `mailto:`, in lower case. */
  readonly sender: string
  readonly recipient: string
  /** As in the mail, except METHOD: the part of the event that the recipient is invited to, or that is cancelled. */
  readonly data: JCal
  /** Of a REQUEST to a guest elsewhere who is invited to single dates: what a CANCEL beside it names. */
  readonly gone?: Gone
  /** Of a CANCEL: whether nothing is left for the recipient. */
  readonly isWhole?: boolean
  /**
   * Of a REQUEST: the SEQUENCE since which an answer counts, by part (`partsOf`). Without it, as in messages from
   * elsewhere, a part whose time changed is asked again.
   */
  readonly asked?: Asked
  /**
   * Of a REQUEST or CANCEL: who organized the event before, if the service itself gave it to its sender (ID-25). Nothing
   * that comes from elsewhere has it.
   */
  readonly formerOrganizer?: string
  /** Of a REPLY: whether it holds every answer of its sender, so that what is missing was never given. */
  readonly isComplete?: boolean
  /** To a room or from it: of a change that no other guest is told of, nor of the answer. */
  readonly isQuiet?: boolean
}

/** What a guest is invited to no longer. */
export type Gone = {
  readonly data: JCal
  /** What is left is as it was, and need not be sent. */
  readonly isAll: boolean
}

/** The SEQUENCE since which an answer counts, by part. */
export type Asked = Readonly<Record<string, number>>

/** An answer to one part, the SEQUENCE of what was answered, and a note to the organizer. */
export type GivenAnswer = {
  readonly partstat: string
  readonly sequence: number
  readonly note?: string
}

/** Answers of one person, by part; '' is the whole event or series. */
export type Answers = Readonly<Record<string, GivenAnswer>>

/**
 * What has to be stored beside an object to judge messages, as plain JSON. It does not stand in the object, where
 * clients would change it, and it outlives the object: a late message about a deleted event is late still.
 */
export type SchedulingState = {
  /** Of what was sent last (organizer) or received last (attendee). */
  readonly revision: Revision
  /** Of the organizer: by part, or by address and part for somebody who came later. */
  readonly asked: Asked
  /** Of the organizer: what each attendee has answered, by bare address. */
  readonly replies: Readonly<Record<string, { readonly dtstamp: string; readonly answers: Answers }>>
  /** Of an attendee: their own answers. */
  readonly answers: Answers
  /** Of an attendee: the organizer whose event it is; nobody else may change it. */
  readonly organizer: string
  /** Which of several events of the UID in the home it is: the one that was written last as a meeting. */
  readonly place?: { readonly calendarId: string; readonly eventId: string }
  /** Of the organizer: what attendees know, if they were not told of what followed. */
  readonly knownToGuests?: { readonly data: JCal; readonly asked: Asked }
}

/** One person's object of one UID, and what is stored beside it; `data` is null if there is none, or no longer. */
export type HeldObject = { readonly data: JCal | null; readonly state: SchedulingState }

/** Who has sent and received nothing about a UID. */
export const nothingHeld: HeldObject = {
  data: null,
  state: { revision: { sequence: -1, dtstamp: '' }, asked: {}, replies: {}, answers: {}, organizer: '' },
}

/** Less than 0 if the first revision is older, 0 for the same one (RFC 5546 2.1.5). */
export function compareRevisions(one: Revision, other: Revision): number {
  if (one.sequence !== other.sequence) return one.sequence - other.sequence
  if (one.dtstamp === other.dtstamp) return 0
  return one.dtstamp < other.dtstamp ? -1 : 1
}
