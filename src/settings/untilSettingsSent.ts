import type { SettingsStore } from './settingsStore.ts'

/** A healthy service answers faster. */
const patienceMs = 2_000
const lookEveryMs = 50

/**
 * Waits while settings are on their way to the service; not where there is no network, and at most two seconds.
 */
export async function untilSettingsSent(
  { waiting }: Pick<SettingsStore, 'waiting'>,
  isOnline: () => boolean = () => navigator.onLine,
): Promise<void> {
  for (
    let waitedMs = 0;
    waiting().length > 0 && isOnline() && waitedMs < patienceMs;
    waitedMs += lookEveryMs
  ) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    await new Promise((resolve) => void setTimeout(resolve, lookEveryMs))
  }
}
