import * as v from 'valibot'
import { isPair, type VapidKeys } from '../../push/vapidKeys.ts'
import { row } from './row.ts'

/** The keys for reminders by Web Push: all of them, or none. */
export const pushRows = {
  KALENDS_VAPID_PUBLIC_KEY: row(
    'vapid.publicKey',
    v.optional(v.pipe(v.string(), v.regex(/^B[\w-]{86}$/, 'must be a key as `npm run push-keys` prints it'))),
    'The public key with which push services know this service. With it and the next two, people are reminded while no tab is open.',
    'no reminders then',
  ),
  KALENDS_VAPID_PRIVATE_KEY: row(
    'vapid.privateKey',
    v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be a key as `npm run push-keys` prints it'))),
    'The private key that belongs to it, a secret.',
  ),
  KALENDS_VAPID_SUBJECT: row(
    'vapid.subject',
    v.optional(
      v.pipe(
        v.string(),
        v.regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must begin with mailto: or https://'),
      ),
    ),
    'Whom push services may write to: `mailto:operator@example.org`, or a page by https.',
  ),
}

type PushValues = { readonly [Name in keyof typeof pushRows]?: string | undefined }

/** The keys; undefined without all of them. */
export function vapidOf(values: PushValues): VapidKeys | undefined {
  const {
    KALENDS_VAPID_PUBLIC_KEY: publicKey,
    KALENDS_VAPID_PRIVATE_KEY: privateKey,
    KALENDS_VAPID_SUBJECT: subject,
  } = values
  if (publicKey === undefined || privateKey === undefined || subject === undefined) return undefined
  return { publicKey, privateKey, subject }
}

/** What contradicts itself, each with a sentence. */
export function vapidContradictions(
  values: PushValues,
): readonly (readonly [isBroken: boolean, sentence: string])[] {
  const given = [
    values.KALENDS_VAPID_PUBLIC_KEY,
    values.KALENDS_VAPID_PRIVATE_KEY,
    values.KALENDS_VAPID_SUBJECT,
  ].filter((value) => value !== undefined)
  const keys = vapidOf(values)
  return [
    [
      given.length > 0 && keys === undefined,
      'KALENDS_VAPID_PUBLIC_KEY, KALENDS_VAPID_PRIVATE_KEY and KALENDS_VAPID_SUBJECT must be set together.',
    ],
    [
      keys !== undefined && !isPair(keys),
      'KALENDS_VAPID_PUBLIC_KEY must be the key that belongs to KALENDS_VAPID_PRIVATE_KEY.',
    ],
  ]
}
