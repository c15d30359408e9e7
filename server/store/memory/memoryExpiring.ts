import type { Store } from '../Store.ts'
import type { ExpiringRecord } from '../records.ts'

export function memoryExpiring(): Store['expiring'] {
  const expiring = new Map<string, ExpiringRecord>()
  return {
    keep: async (key, record) => {
      if (expiring.has(key)) return false
      expiring.set(key, record)
      return true
    },
    find: async (key) => expiring.get(key) ?? null,
    exchange: async (key, known, text) => {
      const record = expiring.get(key)
      if (record?.text !== known) return false
      expiring.set(key, { ...record, text })
      return true
    },
    sweep: async (now) => {
      for (const [key, { until }] of expiring) if (until <= now) expiring.delete(key)
    },
  }
}
