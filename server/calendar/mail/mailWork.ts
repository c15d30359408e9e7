import * as v from 'valibot'
import { jCal, type JCal } from '#contract/jcal.ts'

/**
 * What a mail is to say. An invitation is read from the organizer's event when it is sent, so that it is never an old
 * one; what is cancelled, an answer, and what is said with it stand here.
 */
export type MailWork =
  | { readonly kind: 'invite'; readonly note?: string }
  | { readonly kind: 'cancel'; readonly data: JCal; readonly note?: string }
  | { readonly kind: 'reply'; readonly data: JCal; readonly note?: string }

const note = v.exactOptional(v.string())
const work = v.variant('kind', [
  v.object({ kind: v.literal('invite'), note }),
  v.object({ kind: v.literal('cancel'), data: jCal, note }),
  v.object({ kind: v.literal('reply'), data: jCal, note }),
])

export const mailWorkText = (each: MailWork): string => JSON.stringify(each)
export const readMailWork = (text: string): MailWork => v.parse(work, JSON.parse(text))
