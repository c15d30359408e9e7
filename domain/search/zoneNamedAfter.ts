import { foldText } from './foldText.ts'
import { cityName } from '../time/cityName.ts'
import { zoneNames } from '../time/zoneNames.ts'

/** The zone that is named after a city, whatever its accents and capitals; undefined for none. */
export const zoneNamedAfter = (city: string): string | undefined => cities().get(foldText(city))

let known: ReadonlyMap<string, string> | null = null

/** As cities: every zone of `zoneNames` has its own. */
const cities = (): ReadonlyMap<string, string> =>
  (known ??= new Map(zoneNames().map((zone) => [foldText(cityName(zone)), zone])))
