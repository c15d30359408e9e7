import type { Store } from '../Store.ts'
import type { PinRecord } from '../records.ts'

export function memoryPins(): Store['pins'] {
  const pins = new Map<string, PinRecord>()
  return {
    of: async (email) => [...pins.values()].filter((pin) => pin.email === email),
    put: async (pin) => void pins.set(JSON.stringify([pin.email, pin.place]), pin),
    forget: async (email) => {
      const known = [...pins].filter(([, pin]) => pin.email === email)
      for (const [key] of known) pins.delete(key)
      return known.length
    },
  }
}
