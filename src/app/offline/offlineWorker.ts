/** What of `navigator.serviceWorker` takes part. */
export type Workers = {
  readonly register: (script: string, options: RegistrationOptions) => Promise<unknown>
  readonly getRegistration: () => Promise<ServiceWorkerRegistration | undefined>
}

const script = 'offline.js'

/** Undefined where the browser has none, or allows none: on an insecure address, or in a private window. */
export const offlineWorkers = (): Workers | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined

/**
 * The worker that opens the page without a network.
 *
 * @throws if the browser refuses it
 */
export const beginWorker = (workers: Workers): Promise<unknown> =>
  workers.register(script, { updateViaCache: 'none' })

/** Ends it: its pages are those of the service alone again. */
export async function endWorker(workers: Workers): Promise<void> {
  const registration = await workers.getRegistration()
  const { active, waiting, installing } = registration ?? {}
  const url = (active ?? waiting ?? installing)?.scriptURL
  // The mock build has another one.
  if (url !== undefined && new URL(url).pathname.endsWith(`/${script}`)) await registration?.unregister()
}

/** A sign-out leaves the worker of what it deleted. */
export async function endWorkerHere(): Promise<void> {
  const workers = offlineWorkers()
  // A browser that refuses has none.
  if (workers !== undefined) await endWorker(workers).catch(() => undefined)
}
