import { isSameZone } from '#domain/time/isSameZone.ts'
import { findZone, zoneNamed } from '#domain/time/Zone.ts'
import { maxFurtherZones } from '../../../navigation/calendar/calendarPlace.ts'
import { useSettings } from '../../../settings/useSettings.ts'
import { useContinued } from '../../../ui/useContinued.ts'
import type { useViewZone } from '../zone/useViewZone.ts'
import type { ZoneChoice } from '../zone/ZoneChoice.ts'

type ViewZone = Pick<ReturnType<typeof useViewZone>, 'zone' | 'ownZone'>

/**
 * The zones of the page, and how to choose others.
 *
 * @param named the further zones, as the address has them; undefined for those that the person chose. What does not
 * exist is left out
 */
export function useZones(
  { zone, ownZone }: ViewZone,
  named: readonly string[] | undefined,
  choose: ZoneChoice['choose'],
): ZoneChoice {
  const { secondZones = none } = useSettings()
  const names = named ?? secondZones.slice(0, maxFurtherZones)
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
