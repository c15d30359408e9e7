import { discoveries, type Discoveries } from './provider/discoveries.ts'
import { savedSettings, type SavedSettings } from './configuration/settings/savedSettings.ts'
import { identity, type IdentityService } from './identity/identity.ts'
import { throttleCounts, type ThrottleCounts } from './identity/throttle/throttleCounts.ts'
import type { Ports } from './ports.ts'

/** What the handlers of all areas share. */
export type Services = {
  readonly ports: Ports
  readonly identity: IdentityService
  readonly discoveries: Discoveries
  readonly savedSettings: SavedSettings
  readonly throttleCounts: ThrottleCounts
  /** Has carried what others are to be told of events (CAL-28). */
  readonly deliveries: { readonly wake: () => void }
}

export function createServices(ports: Ports, deliveries: Services['deliveries']): Services {
  const known = discoveries(ports)
  const counts = throttleCounts(ports.store, ports.clock, ports.log)
  return {
    ports,
    identity: identity(ports, known, counts),
    discoveries: known,
    savedSettings: savedSettings(ports),
    throttleCounts: counts,
    deliveries,
  }
}
