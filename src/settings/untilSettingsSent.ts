import type { SettingsStore } from './settingsStore.ts'

/** A healthy service answers faster. */
const patienceMs = 2_000

/**
 * Waits while settings are on their way to the service; not where there is no network, and at most two seconds.
 *
 * @returns whether some are still only here
 */
export async function untilSettingsSent(
  store: Pick<SettingsStore, 'isWaiting' | 'onSent'>,
  isOnline: () => boolean = () => navigator.onLine,
): Promise<boolean> {
  if (!store.isWaiting() || !isOnline()) return store.isWaiting()
  const settled = Promise.withResolvers<void>()
  const stop = store.onSent(() => !store.isWaiting() && settled.resolve())
  const timer = setTimeout(settled.resolve, patienceMs)
  await settled.promise
  clearTimeout(timer)
  stop()
  return store.isWaiting()
}
