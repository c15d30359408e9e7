import * as v from 'valibot'
import { pushEndpoints } from '#contract/reminders/pushEndpoints.ts'
import { pushSubscriptionAnswer } from '#contract/reminders/pushSubscription.ts'
import type { Api } from '../../api/createApi.ts'
import type { DesktopPermission } from './useNotificationPermission.ts'

/** What of the browser takes part: `navigator.serviceWorker`, and what signing out empties. */
export type PushBrowser = {
  readonly workers: {
    readonly register: (script: string, options: RegistrationOptions) => Promise<PushRegistration>
    readonly getRegistration: (url: string) => Promise<PushRegistration | undefined>
  }
  readonly storage: Storage
}

/** A `ServiceWorkerRegistration`, as far as it is used. */
type PushRegistration = Pick<ServiceWorkerRegistration, 'scope' | 'unregister'> & {
  readonly active: object | null
  readonly installing: ServiceWorker | null
  readonly waiting: ServiceWorker | null
  readonly pushManager: {
    readonly subscribe: (
      options: PushSubscriptionOptionsInit,
    ) => Promise<{ readonly toJSON: () => PushSubscriptionJSON }>
    readonly getSubscription: () => Promise<{ readonly unsubscribe: () => Promise<boolean> } | null>
  }
}

const record = v.object({ id: v.string(), userId: v.string(), at: v.number() })
const stored = v.nullable(v.pipe(v.string(), v.parseJson(), record))

/** Deleted at sign-out, as all keys that begin so. */
const pushRecordKey = 'kalends.push'
/** A scope without pages: the worker must not come between them and the service. */
const pushScope = 'assets/push/'

const renewedAfterMs = 24 * 60 * 60_000

/** Whether the service and this browser can remind while no tab is open. */
export const canPush = ({ config }: Pick<Api, 'config'>): boolean =>
  config.pushKey !== undefined && 'serviceWorker' in navigator && 'PushManager' in globalThis

export const pushBrowser = (): PushBrowser => ({ workers: navigator.serviceWorker, storage: localStorage })

/** Whether this browser is reminded while no tab is open. */
export const isPushedHere = (storage: Storage): boolean => readRecord(storage) !== null

/**
 * Has this browser reminded while no tab is open.
 *
 * @throws if the browser, its push service or our service refuses
 */
export async function beginPush(
  api: Api,
  userId: string,
  { workers, storage }: PushBrowser = pushBrowser(),
): Promise<void> {
  const { pushManager } = await notificationWorker(workers)
  const options = { userVisibleOnly: true, applicationServerKey: api.config.pushKey ?? null }
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // One with former keys of the service stands in the way.
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
  const { endpoint, keys } = subscription.toJSON()
  const { value } = await api.send(pushEndpoints.addPushSubscription, {
    body: { json: { endpoint, keys, zone: Temporal.Now.timeZoneId() } },
    schema: pushSubscriptionAnswer,
  })
  storage.setItem(pushRecordKey, JSON.stringify({ id: value.id, userId, at: Date.now() }))
}

/**
 * The worker that shows reminders with buttons; without a subscription it is only asked by tabs.
 *
 * @throws if the browser refuses it
 */
export async function notificationWorker<Registration extends PushRegistration>(workers: {
  readonly register: (script: string, options: RegistrationOptions) => Promise<Registration>
}): Promise<Registration> {
  const registration = await workers.register('assets/push.js', { scope: pushScope })
  await activated(registration)
  return registration
}

/** Ends it. What the service does not hear now, the push service tells it with the next reminder. */
export async function endPush(
  api: Api | null,
  { workers, storage }: PushBrowser = pushBrowser(),
): Promise<void> {
  const known = readRecord(storage)
  storage.removeItem(pushRecordKey)
  const registration = await workers.getRegistration(pushScope)
  // Without it, that of a wider scope is found.
  if (registration && new URL(registration.scope).pathname.endsWith(`/${pushScope}`))
    await registration.unregister()
  if (api === null || known === null) return
  const { id: subscriptionId } = known
  await api
    .send(pushEndpoints.deletePushSubscription, {
      slots: { subscriptionId },
      schema: v.undefined(),
      timeoutMs: 3000,
    })
    .catch(() => undefined)
}

/**
 * Renews the subscription once a day, because the service forgets it after a while. It ends if it was somebody
 * else's, or if the person or the service no longer allows it.
 */
export async function keepPush(
  api: Api,
  userId: string,
  browser: PushBrowser,
  permission: DesktopPermission,
): Promise<void> {
  const known = readRecord(browser.storage)
  if (known === null) return
  if (known.userId !== userId || permission !== 'granted' || api.config.pushKey === undefined)
    return endPush(known.userId === userId ? api : null, browser)
  if (Date.now() - known.at > renewedAfterMs) await beginPush(api, userId, browser).catch(() => undefined)
}

function readRecord(storage: Storage): v.InferOutput<typeof record> | null {
  const read = v.safeParse(stored, storage.getItem(pushRecordKey))
  return read.success ? read.output : null
}

function activated({ active, installing, waiting }: PushRegistration): Promise<void> {
  const worker = installing ?? waiting
  if (active !== null || worker === null) return Promise.resolve()
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('The worker for reminders did not start'))
    })
  })
}
