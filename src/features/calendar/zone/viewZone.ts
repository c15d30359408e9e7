import * as v from 'valibot'
import { isSameZone } from '#domain/time/isSameZone.ts'
import { ianaZone } from '#domain/time/zones.ts'
import { keepIn } from '../../../settings/keepIn.ts'

/** The zone that times are shown in, and the last zone of the system that the person was asked about. */
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

/** A page begins in the zone stored in this tab, or in that of the system. */
export function firstZone(storage: Pick<Storage, 'getItem'>, system: string): ViewZone {
  const zone = v.parse(storedZone, storage.getItem(key)) ?? system
  return { zone, askedAbout: zone }
}

/**
 * The zone of the system, if the person was not asked yet whether to follow it; null if there is nothing to
 * ask.
 */
export function zoneElsewhere({ zone, askedAbout }: ViewZone, system: string): string | null {
  return isSameZone(system, zone) || isSameZone(system, askedAbout) ? null : system
}

export function follow(storage: Pick<Storage, 'removeItem'>, system: string): ViewZone {
  storage.removeItem(key)
  return { zone: system, askedAbout: system }
}

/** Stored in this tab, and asked again in a new one: a person who changes their mind gets another chance. */
export function stay(storage: Pick<Storage, 'setItem'>, { zone }: ViewZone, system: string): ViewZone {
  keepIn(storage, key, zone)
  return { zone, askedAbout: system }
}
