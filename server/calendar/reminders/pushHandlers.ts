import { maxPushSubscriptions, reminderBody } from '#contract/reminders/pushSubscription.ts'
import type * as v from 'valibot'
import { addMs, dayMs } from '#domain/time/units.ts'
import { findZone } from '#domain/time/Zone.ts'
import type { Handlers } from '../../Handler.ts'
import { readJson } from '../../http/body/readJson.ts'
import { throwHttpError } from '../../HttpError.ts'
import { newId } from '../../digest.ts'
import type { Services } from '../../services.ts'
import { describePushSubscription } from './describePushSubscription.ts'
import { mailSubscription } from './mailSubscription.ts'

/** The application renews it whenever it is opened. */
const lifeMs = 60 * dayMs
const largestBody = 8 * 1024

/** Where a person is reminded while no tab is open: browsers, and by e-mail (USR-2). */
export function pushHandlers({
  ports: { store, clock, push, mail },
}: Services): Handlers<'pushSubscriptions' | 'addPushSubscription' | 'deletePushSubscription'> {
  const requireAny = () => {
    if (push === undefined && mail === undefined) throwHttpError('not-found', 'Nobody is reminded here.')
  }
  /** Where the reminders of a body go. @throws {HttpError} not-found, wrong-shape */
  const targetOf = (body: v.InferOutput<typeof reminderBody>, userId: string) => {
    if ('email' in body) {
      if (mail === undefined) throwHttpError('not-found', 'Nobody is reminded by e-mail here.')
      return mailSubscription(userId)
    }
    if (push === undefined) throwHttpError('not-found', 'Nobody is reminded by push here.')
    if (!push.isAllowed(body.endpoint))
      throwHttpError('wrong-shape', 'endpoint: must be a public address by https.')
    return { endpoint: body.endpoint, ...body.keys }
  }
  return {
    pushSubscriptions: async ({ principal: { user } }) => {
      requireAny()
      const subscriptions = (await store.push.ofUser(user.id, clock())).map(describePushSubscription)
      return Response.json({ subscriptions })
    },

    addPushSubscription: async (call) => {
      requireAny()
      const body = await readJson(call, reminderBody, { limit: largestBody })
      const { zone } = body
      const userId = call.principal.user.id
      const target = targetOf(body, userId)
      if (findZone(zone) === null) throwHttpError('wrong-shape', 'zone: must be a time zone.')
      const createdAt = clock()
      const subscription = {
        id: newId(),
        userId,
        ...target,
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
      return Response.json(describePushSubscription(subscription), { status: 201 })
    },

    deletePushSubscription: async ({ principal: { user }, parameters: { subscriptionId } }) => {
      const outcome = await store.push.delete(user.id, subscriptionId)
      if (outcome === 'missing') throwHttpError('not-found', 'There is no such subscription.')
      return new Response(null, { status: 204 })
    },
  }
}
