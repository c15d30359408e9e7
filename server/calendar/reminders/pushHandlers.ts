import {
  maxPushSubscriptions,
  pushSubscriptionBody,
  type PushSubscriptionAnswer,
} from '#contract/reminders/pushSubscription.ts'
import { addMs, dayMs } from '#domain/time/units.ts'
import { findZone } from '#domain/time/Zone.ts'
import type { Handlers } from '../../Handler.ts'
import { readJson } from '../../http/body/readJson.ts'
import { throwHttpError } from '../../HttpError.ts'
import { newId } from '../../digest.ts'
import type { Services } from '../../services.ts'
import type { PushSubscriptionRecord } from '../../store/PushStore.ts'

/** The application renews it whenever it is opened. */
const lifeMs = 60 * dayMs
const largestBody = 8 * 1024

/** The browsers in which a person is reminded while no tab is open (USR-2). */
export function pushHandlers({
  ports: { store, clock, push },
}: Services): Handlers<'pushSubscriptions' | 'addPushSubscription' | 'deletePushSubscription'> {
  const service = () => push ?? throwHttpError('not-found', 'Nobody is reminded by push here.')
  return {
    pushSubscriptions: async ({ principal: { user } }) => {
      service()
      const subscriptions = (await store.push.ofUser(user.id, clock())).map(describe)
      return Response.json({ subscriptions })
    },

    addPushSubscription: async (call) => {
      const { isAllowed } = service()
      const { endpoint, keys, zone } = await readJson(call, pushSubscriptionBody, { limit: largestBody })
      if (!isAllowed(endpoint)) {
        throwHttpError('wrong-shape', 'endpoint: must be a public address by https.')
      }
      if (findZone(zone) === null) throwHttpError('wrong-shape', 'zone: must be a time zone.')
      const createdAt = clock()
      const subscription = {
        id: newId(),
        userId: call.principal.user.id,
        endpoint,
        ...keys,
        zone,
        createdAt,
        expiresAt: addMs(createdAt, lifeMs),
      }
      await store.push.sweep(createdAt)
      if ((await store.push.add(subscription, maxPushSubscriptions)) === 'full') {
        throwHttpError(
          'forbidden',
          `At most ${maxPushSubscriptions} browsers are reminded. Remove one first.`,
        )
      }
      return Response.json(describe(subscription), { status: 201 })
    },

    deletePushSubscription: async ({ principal: { user }, parameters: { subscriptionId } }) => {
      const outcome = await store.push.delete(user.id, subscriptionId)
      if (outcome === 'missing') throwHttpError('not-found', 'There is no such subscription.')
      return new Response(null, { status: 204 })
    },
  }
}

const describe = (record: PushSubscriptionRecord): PushSubscriptionAnswer => ({
  id: record.id,
  service: new URL(record.endpoint).host,
  createdAt: new Date(record.createdAt).toISOString(),
  expiresAt: new Date(record.expiresAt).toISOString(),
})
