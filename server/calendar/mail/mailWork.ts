import * as v from 'valibot'
import { jCal, type JCal } from '#contract/jcal.ts'

/**
 * What a mail is to say. An invitation is read from the organizer's event when it is sent, so that it is never an old
 * one; what is cancelled, and an answer, stand here.
 */
export type MailWork =
  | { readonly kind: 'invite' }
  | { readonly kind: 'cancel'; readonly data: JCal }
  | { readonly kind: 'reply'; readonly data: JCal }

const work = v.variant('kind', [
  v.object({ kind: v.literal('invite') }),
  v.object({ kind: v.literal('cancel'), data: jCal }),
  v.object({ kind: v.literal('reply'), data: jCal }),
])

export const mailWorkText = (each: MailWork): string => JSON.stringify(each)
export const readMailWork = (text: string): MailWork => v.parse(work, JSON.parse(text))
