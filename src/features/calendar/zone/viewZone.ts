import * as v from 'valibot'
import { isSameZone } from '#domain/time/isSameZone.ts'
import { ianaZone } from '#domain/time/zones.ts'

/** The zone that times are shown in, and the last zone of the system that somebody was asked about. */
export type ViewZone = { readonly zone: string; readonly askedAbout: string }

const key = 'kalends.zone'
const storedZone = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.check((name) => ianaZone(name) !== null),
    ),
  ),
  null,
)

/** A page begins in the zone of the system, or in the one that was kept in this tab. */
export function firstZone(storage: Pick<Storage, 'getItem'>, system: string): ViewZone {
  const zone = v.parse(storedZone, storage.getItem(key)) ?? system
  return { zone, askedAbout: zone }
}

/** Where the system is by now, as long as nobody said whether times are to follow; null where there is nothing to say. */
export function zoneElsewhere({ zone, askedAbout }: ViewZone, system: string): string | null {
  return isSameZone(system, zone) || isSameZone(system, askedAbout) ? null : system
}

export function follow(storage: Pick<Storage, 'removeItem'>, system: string): ViewZone {
  storage.removeItem(key)
  return { zone: system, askedAbout: system }
}

/** Kept in this tab, and asked again when it is opened anew: a person who changes their mind finds the way back. */
export function stay(storage: Pick<Storage, 'setItem'>, { zone }: ViewZone, system: string): ViewZone {
  storage.setItem(key, zone)
  return { zone, askedAbout: system }
}
