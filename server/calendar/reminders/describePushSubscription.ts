import { mailService, type PushSubscriptionAnswer } from '#contract/reminders/pushSubscription.ts'
import type { PushSubscriptionRecord } from '../../store/PushStore.ts'
import { isByMail } from './mailSubscription.ts'

/** A subscription as its person sees it, without the endpoint, to which anyone could send. */
export const describePushSubscription = (record: PushSubscriptionRecord): PushSubscriptionAnswer => ({
  id: record.id,
  service: isByMail(record) ? mailService : new URL(record.endpoint).host,
  createdAt: new Date(record.createdAt).toISOString(),
  expiresAt: new Date(record.expiresAt).toISOString(),
})
