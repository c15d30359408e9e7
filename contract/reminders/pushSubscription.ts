import * as v from 'valibot'
import { lengths, textUpTo } from '../lengths.ts'

/** How many browsers of a person may be reminded while no tab is open (USR-2). */
export const maxPushSubscriptions = 10

const endpoint = v.pipe(textUpTo(lengths.url), v.url('must be a web address'))
/** An uncompressed point of P-256: 65 bytes, the first of which is 4. */
const publicKey = v.pipe(v.string(), v.regex(/^B[\w-]{86}$/, 'must be a key of 65 bytes in base64url'))
const secret = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'must be a secret of 16 bytes in base64url'))

/** The body of `POST /api/user/push-subscriptions`: `PushSubscription.toJSON()`, and the zone of the browser. */
export const pushSubscriptionBody = v.object({
  endpoint,
  keys: v.object({ p256dh: publicKey, auth: secret }),
  /** An IANA name: days begin there. */
  zone: textUpTo(lengths.name),
})

/** The other body: the person is reminded by e-mail. */
export const mailReminderBody = v.object({ email: v.literal(true), zone: textUpTo(lengths.name) })

/** Either of both: what is wrong is said of the one that is meant. */
export const reminderBody = v.lazy((input) =>
  typeof input === 'object' && input !== null && 'email' in input ? mailReminderBody : pushSubscriptionBody,
)

/** What `service` says of the e-mail. */
export const mailService = 'e-mail'

/** A browser that is reminded, without what could be used to send there. */
export const pushSubscriptionAnswer = v.object({
  id: v.string(),
  /** The host of its push service, or `mailService`. */
  service: v.string(),
  /** ISO 8601 in UTC. */
  createdAt: v.string(),
  expiresAt: v.string(),
})
export const pushSubscriptionsAnswer = v.object({ subscriptions: v.array(pushSubscriptionAnswer) })
export type PushSubscriptionAnswer = v.InferOutput<typeof pushSubscriptionAnswer>

/** What a push service delivers to a browser, encrypted: one reminder of one occurrence (USR-2). */
export const pushedReminder = v.object({
  /** As the application computes it too (`DueReminder.key`). */
  key: v.string(),
  /** Null for an event that is not public, and for one without a title. */
  title: v.nullable(v.string()),
  /** An instant in ISO 8601, or a date for an all-day event. */
  start: v.string(),
  isAllDay: v.boolean(),
  /** The IANA zone of the subscription. */
  zone: v.string(),
  calendarId: v.string(),
  eventId: v.string(),
  occurrence: v.nullable(v.string()),
})
export type PushedReminder = v.InferOutput<typeof pushedReminder>
