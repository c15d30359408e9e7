import type { StrategyName } from '#contract/identity.ts'
import { discoveries, type Discoveries } from './configuration/discoveries.ts'
import { savedSettings, type SavedSettings } from './configuration/savedSettings.ts'
import { uploadOf } from './http/uploadBudget.ts'
import { identity, type Identity } from './identity/identity.ts'
import { networkOf } from './identity/networkOf.ts'
import { throttleCounts, type ThrottleCounts } from './identity/throttleCounts.ts'
import type { Ports } from './ports.ts'
import type { UserRecord } from './store/Store.ts'

/** Who asks, once it is known. */
export type Principal = {
  readonly user: UserRecord
  readonly isAdmin: boolean
  readonly via: StrategyName | 'cookie'
}

/** What the routes of every word share. */
export type Services = {
  readonly ports: Ports
  readonly identity: Identity
  readonly discoveries: Discoveries
  readonly savedSettings: SavedSettings
  /** The network address a request came from, where the mount knows it. */
  readonly addressOf: (request: Request) => string | undefined
  /** Who counts as one sender of requests (`networkOf`). */
  readonly senderOf: (request: Request) => string
  readonly throttleCounts: ThrottleCounts
  /**
   * Who sent this request, provisioned where new (ID-10).
   *
   * @throws {HttpError} signed-out (ID-9), unknown-domain (ID-10), cross-site (ID-12), too-many-attempts, unavailable (ID-8)
   */
  readonly authenticate: (request: Request) => Promise<Principal>
}

/** @param addressOf the network address a request came from, where the mount knows it */
export function createServices(
  ports: Ports,
  addressOf: (request: Request) => string | undefined = () => undefined,
): Services {
  const known = discoveries(ports)
  const senderOf = (request: Request) => networkOf(addressOf(request))
  const counts = throttleCounts(ports.store, ports.clock, ports.log)
  const people = identity(ports, known, senderOf, counts)
  const authenticate: Services['authenticate'] = async (request) => {
    const principal = await people.authenticate(request)
    uploadOf(request)?.belongsTo(principal.user.id)
    return principal
  }
  return {
    ports,
    identity: { ...people, authenticate },
    discoveries: known,
    savedSettings: savedSettings(ports),
    addressOf,
    senderOf,
    throttleCounts: counts,
    authenticate,
  }
}
