import * as v from 'valibot'
import { keepIn } from '../../../settings/keepIn.ts'

const key = 'kalends.health'

/** How often the page may ask, in seconds. */
export const rates = [15, 30, 60] as const

const chosen = v.object({
  everySeconds: v.fallback(v.picklist(rates), 30),
  isNotifying: v.fallback(v.boolean(), false),
})

/** How a person watches on this device; deleted when they sign out. */
export type WatchPreferences = v.InferOutput<typeof chosen>

const usual: WatchPreferences = { everySeconds: 30, isNotifying: false }
const storedPreferences = v.fallback(v.pipe(v.string(), v.parseJson(), chosen), usual)

export const readWatchPreferences = (storage: Pick<Storage, 'getItem'>): WatchPreferences =>
  v.parse(storedPreferences, storage.getItem(key))

export const keepWatchPreferences = (
  storage: Pick<Storage, 'setItem'>,
  preferences: WatchPreferences,
): void => void keepIn(storage, key, JSON.stringify(preferences))
