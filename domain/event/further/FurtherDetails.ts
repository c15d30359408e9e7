import type { Reminder } from './Reminder.ts'

/** What an event says apart from its time, its texts and who sees it: the part that most events leave empty. */
export type FurtherDetails = {
  /** COLOR as it is stored: a CSS name (RFC 7986 5.9); empty for none. */
  readonly colour: string
  /** Every value of every CATEGORIES, in order. */
  readonly categories: readonly string[]
  /** The first URL; empty for none. */
  readonly url: string
  /** Where its first CONFERENCE is that is a page (RFC 7986 5.11); empty for none. */
  readonly conference: string
  /** The ATTACHs that are web addresses; others are kept, but are not among them (RFC 5545 3.8.1.1). */
  readonly attachments: readonly string[]
  /** The VALARMs that show or sound something before or after it, in order; others are kept. */
  readonly reminders: readonly Reminder[]
}

/** Whether a text is an address that a browser may open: http or https, of a host, without a name to sign in. */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/(?:[\w.-]|[^\p{ASCII}])+(?::\d{1,5})?(?:[/?#]\S*)?$/iu.test(text)
