import { isSameZone } from '#domain/time/isSameZone.ts'
import { findZone, zoneNamed } from '#domain/time/Zone.ts'
import { useContinued } from '../../../ui/useContinued.ts'
import type { useViewZone } from '../zone/useViewZone.ts'
import type { ZoneChoice } from '../zone/ZoneChoice.ts'

type ViewZone = Pick<ReturnType<typeof useViewZone>, 'zone' | 'ownZone'>

/**
 * The zones of the page, and how to choose others.
 *
 * @param names of the further zones, as the address has them; those that do not exist are left out
 */
export function useZones(
  { zone, ownZone }: ViewZone,
  names: readonly string[] = none,
  choose: ZoneChoice['choose'],
): ZoneChoice {
  return useContinued({ zone, ownZone, names, choose }, zonesOf)
}

const none: readonly never[] = []

type Named = ViewZone & Pick<ZoneChoice, 'choose'> & { readonly names: readonly string[] }

const zonesOf = ({ zone, ownZone, names, choose }: Named): ZoneChoice => ({
  zone: zoneNamed(zone),
  ownZone,
  others: names
    .map(findZone)
    .filter((other) => other !== null)
    .filter(({ name }) => !isSameZone(name, zone)),
  choose,
})
