import { foldText } from '../../search/foldText.ts'
import { cityName } from '../../time/cityName.ts'

/** The zone that is named after a city, whatever its accents and capitals; undefined for none. */
export const zoneNamedAfter = (city: string): string | undefined => cities().get(foldText(city))

let known: ReadonlyMap<string, string> | null = null

const cities = (): ReadonlyMap<string, string> =>
  (known ??= new Map(
    Intl.supportedValuesOf('timeZone')
      .filter((zone) => zone.includes('/') && !zone.startsWith('Etc/'))
      .map((zone) => [foldText(cityName(zone)), zone]),
  ))
