import type { PushSubscriptionRecord } from '../../store/PushStore.ts'

/** What stands in the place of a browser where a person is reminded by e-mail: one for each person. */
export const mailSubscription = (userId: string) =>
  ({ endpoint: `mailto:${userId}`, p256dh: '', auth: '' }) as const

export const isByMail = ({ endpoint }: Pick<PushSubscriptionRecord, 'endpoint'>): boolean =>
  endpoint.startsWith('mailto:')
