import { isSameZone } from '#domain/time/isSameZone.ts'
import { findZone, type Zone } from '#domain/time/Zone.ts'
import { maxFurtherZones } from '../../../navigation/furtherZones.ts'
import { useSettings } from '../../../settings/useSettings.ts'
import { useContinued } from '../../../ui/useContinued.ts'

/**
 * The zones whose hours stand beside those of another.
 *
 * @param zone that other one, by its IANA name
 * @param named as the address has them; undefined for those that the person chose. What does not exist is left out
 */
export function useFurtherZones(zone: string, named: readonly string[] | undefined): readonly Zone[] {
  const { secondZones = none } = useSettings()
  const names = named ?? secondZones.slice(0, maxFurtherZones)
  return useContinued({ zone, names }, furtherZones)
}

const none: readonly never[] = []

const furtherZones = ({ zone, names }: { readonly zone: string; readonly names: readonly string[] }) =>
  names
    .map(findZone)
    .filter((other) => other !== null)
    .filter(({ name }) => !isSameZone(name, zone))
