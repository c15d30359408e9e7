import { earlier, type EpochMs } from '#domain/time/units.ts'
import type { Store } from '../Store.ts'

export function memoryThrottle(): Store['throttle'] {
  const throttle = new Map<string, EpochMs[]>()
  return {
    add: async (keys, at) => {
      for (const key of keys) throttle.set(key, [...(throttle.get(key) ?? []), at])
    },
    count: async (key, after) => {
      const entries = (throttle.get(key) ?? []).filter((at) => at > after)
      return entries.length === 0 ? null : { count: entries.length, oldest: entries.reduce(earlier) }
    },
    forget: async (keys) => {
      for (const key of keys) throttle.delete(key)
    },
    sweep: async (before) => {
      for (const [key, entries] of throttle) {
        const later = entries.filter((at) => at > before)
        if (later.length === 0) throttle.delete(key)
        else throttle.set(key, later)
      }
    },
  }
}
