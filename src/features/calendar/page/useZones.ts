import { useMemo } from 'react'
import { zoneNamed } from '#domain/time/Zone.ts'
import { useFurtherZones } from '../zone/useFurtherZones.ts'
import type { useViewZone } from '../zone/useViewZone.ts'
import type { ZoneChoice } from '../zone/ZoneChoice.ts'

/**
 * The zones of the page, and how to choose others.
 *
 * @param named the further zones, as the address has them; undefined for those that the person chose
 */
export function useZones(
  { zone, ownZone }: Pick<ReturnType<typeof useViewZone>, 'zone' | 'ownZone'>,
  named: readonly string[] | undefined,
  choose: ZoneChoice['choose'],
): ZoneChoice {
  const others = useFurtherZones(zone, named)
  return useMemo(() => ({ zone: zoneNamed(zone), ownZone, others, choose }), [zone, ownZone, others, choose])
}
