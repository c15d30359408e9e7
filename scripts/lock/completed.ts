import type { Lock, LockedPackage } from './Lock.ts'
import { platformOf } from './platformOf.ts'

/**
 * A lock file with the native bindings of every platform. A registry that serves only the bindings of this
 * machine omits the others, and then `npm ci` stops here and has nothing to install elsewhere. Added entries
 * have no integrity, because nobody here has seen the file; `withIntegrity` adds it.
 *
 * @returns the completed lock, or the identical one if nothing was missing
 */
export function completed(lock: Lock): Lock {
  const packages: Record<string, LockedPackage> = { ...lock.packages }
  for (const [parent, { optionalDependencies = {}, ...flags }] of shallowestFirst(lock)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const platform = platformOf(name)
      const place = platform && placeFor({ parent, name, range, packages })
      if (place)
        packages[place] = asNpmOrders({
          version: bare(range),
          ...platform,
          ...inherited(flags),
          optional: true,
        })
    }
  }
  return Object.keys(packages).length === Object.keys(lock.packages).length
    ? lock
    : { ...lock, packages: sorted(packages) }
}

type Wanted = {
  parent: string
  name: string
  range: string
  packages: Readonly<Record<string, LockedPackage>>
}

/** The path for a missing package: as near to the root as Node's lookup allows. Null if it is in the lock. */
function placeFor({ parent, name, range, packages }: Wanted): string | null {
  const places = lookupPlaces(parent, name)
  const nearest = places.findIndex((place) => packages[place] !== undefined)
  if (nearest === -1) return places.at(-1) ?? null
  const found = packages[places[nearest] ?? '']
  const isExact = bare(range) === range
  // A replacement of a binding by `overrides` of package.json has the path of the binding.
  if (found?.name !== undefined || !isExact || found?.version === range) return null
  return places[nearest - 1] ?? null
}

/** Where Node looks for a package from its parent, nearest first. */
function lookupPlaces(parent: string, name: string): string[] {
  const steps = parent.split(/(?:^|\/)node_modules\//).slice(1)
  return Array.from({ length: steps.length + 1 }, (_, index) =>
    [...steps.slice(0, steps.length - index), name].map((step) => `node_modules/${step}`).join('/'),
  )
}

function shallowestFirst(lock: Lock): [string, LockedPackage][] {
  return Object.entries(lock.packages).toSorted(([a], [b]) => depth(a) - depth(b) || a.localeCompare(b))
}

function depth(place: string): number {
  return place.split('node_modules/').length
}

function inherited({ dev, devOptional, peer }: LockedPackage): LockedPackage {
  return { ...(dev && { dev }), ...(devOptional && { devOptional }), ...(peer && { peer }) }
}

/** Version first, the others by name, so that npm does not change the lock again. */
function asNpmOrders({ version, ...rest }: LockedPackage & { version: string }): LockedPackage {
  return {
    version,
    ...Object.fromEntries(Object.entries(rest).toSorted(([a], [b]) => a.localeCompare(b, 'en'))),
  }
}

function bare(range: string): string {
  return range.replace(/^[\^~]/, '')
}

function sorted(packages: Record<string, LockedPackage>): Record<string, LockedPackage> {
  return Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')))
}
