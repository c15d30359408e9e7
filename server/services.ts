import { discoveries, type Discoveries } from './configuration/discoveries.ts'
import { savedSettings, type SavedSettings } from './configuration/savedSettings.ts'
import { identity, type Identity } from './identity/identity.ts'
import { throttleCounts, type ThrottleCounts } from './identity/throttleCounts.ts'
import type { Ports } from './ports.ts'

/** What the handlers of all areas share. */
export type Services = {
  readonly ports: Ports
  readonly identity: Identity
  readonly discoveries: Discoveries
  readonly savedSettings: SavedSettings
  readonly throttleCounts: ThrottleCounts
}

export function createServices(ports: Ports): Services {
  const known = discoveries(ports)
  const counts = throttleCounts(ports.store, ports.clock, ports.log)
  return {
    ports,
    identity: identity(ports, known, counts),
    discoveries: known,
    savedSettings: savedSettings(ports),
    throttleCounts: counts,
  }
}
