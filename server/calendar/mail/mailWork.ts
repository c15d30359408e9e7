import * as v from 'valibot'
import { jCal, type JCal } from '#contract/jcal.ts'
import type { Gone } from '#domain/scheduling/ItipMessage.ts'

/**
 * What a mail is to say. An invitation, and that a proposal is declined, are read from the organizer's event when they
 * are sent, so that they are never an old one; what is cancelled, an answer, and what is said with it stand here.
 */
export type MailWork = PlainMailWork | ProposalMailWork

/** About proposed times: it takes the place of nothing else, and nothing else takes its place. */
export type ProposalMailWork = {
  /** What is sent after that: it waited, or came, before this was sent. */
  readonly next?: { readonly revision: string; readonly work: PlainMailWork }
} & (
  | {
      readonly kind: 'decline'
      /** Of which a proposed time is declined, as in `partsOf`. */
      readonly parts: readonly string[]
      readonly note?: string
    }
  /** A COUNTER to an organizer: each of its VEVENTs goes out by itself, with its COMMENT. */
  | { readonly kind: 'counter'; readonly data: JCal }
)

export type PlainMailWork =
  | { readonly kind: 'invite'; readonly note?: string; readonly gone?: Gone }
  | { readonly kind: 'cancel'; readonly data: JCal; readonly note?: string }
  | { readonly kind: 'reply'; readonly data: JCal; readonly note?: string }

const note = v.exactOptional(v.string())
const plain = [
  v.object({
    kind: v.literal('invite'),
    note,
    gone: v.exactOptional(v.object({ data: jCal, isAll: v.boolean() })),
  }),
  v.object({ kind: v.literal('cancel'), data: jCal, note }),
  v.object({ kind: v.literal('reply'), data: jCal, note }),
] as const
const next = v.exactOptional(v.object({ revision: v.string(), work: v.variant('kind', plain) }))
const work = v.variant('kind', [
  ...plain,
  v.object({ kind: v.literal('decline'), parts: v.array(v.string()), note, next }),
  v.object({ kind: v.literal('counter'), data: jCal, next }),
])

export const mailWorkText = (each: MailWork): string => JSON.stringify(each)
export const readMailWork = (text: string): MailWork => v.parse(work, JSON.parse(text))
