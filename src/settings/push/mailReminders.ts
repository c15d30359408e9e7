import * as v from 'valibot'
import { pushEndpoints } from '#contract/reminders/pushEndpoints.ts'
import {
  mailService,
  pushSubscriptionAnswer,
  pushSubscriptionsAnswer,
} from '#contract/reminders/pushSubscription.ts'
import type { Api } from '../../api/createApi.ts'
import { doneAfterAll } from '../../api/doneAfterAll.ts'
import { keepIn } from '../keepIn.ts'

const renewalKey = 'kalends.mail-reminders'
const renewedAfterMs = 24 * 60 * 60_000

/** Whether the service can remind by e-mail. */
export const canMail = ({ config }: Pick<Api, 'config'>): boolean => config.features.guestMail

/** Has the person reminded by e-mail (USR-2), in days of a zone. Without an answer, the service tells whether they are. */
export const beginMail = (api: Api, zone: string): Promise<void> =>
  doneAfterAll(
    () => addMail(api, zone),
    async () => (await mailIds(api)).length > 0,
  )

/** Ends it, for all devices. */
export const endMail = (api: Api): Promise<void> =>
  doneAfterAll(
    async () => {
      for (const subscriptionId of await mailIds(api))
        await api.send(pushEndpoints.deletePushSubscription, {
          slots: { subscriptionId },
          schema: v.undefined(),
        })
    },
    async () => (await mailIds(api)).length === 0,
    ['not-found'],
  )

async function addMail(api: Api, zone: string): Promise<void> {
  await api.send(pushEndpoints.addPushSubscription, {
    body: { json: { email: true, zone } },
    schema: pushSubscriptionAnswer,
  })
}

async function mailIds(api: Api): Promise<readonly string[]> {
  const { value } = await api.send(pushEndpoints.pushSubscriptions, { schema: pushSubscriptionsAnswer })
  return value.subscriptions.flatMap(({ id, service }) => (service === mailService ? [id] : []))
}

/** Renews it once a day, because the service forgets it after a while. */
export async function keepMail(
  api: Api,
  zone: string,
  storage: Storage = localStorage,
  now = Date.now(),
): Promise<void> {
  if (!canMail(api) || now - Number(storage.getItem(renewalKey)) < renewedAfterMs) return
  keepIn(storage, renewalKey, String(now))
  await addMail(api, zone).catch(() => undefined)
}
