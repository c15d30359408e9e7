import type { CityNames } from '../time/cities/cityIn.ts'
import { cityName } from '../time/cityName.ts'
import { zoneNames } from '../time/zoneNames.ts'
import { foldText } from './foldText.ts'

/**
 * The zone that is named after a city, whatever its accents and capitals; undefined for none.
 *
 * @param names what cities are called in another language, in which the city may be named, too
 */
export function zoneNamedAfter(city: string, names: CityNames = {}): string | undefined {
  const folded = foldText(city)
  return cities().get(folded) ?? cities().get(englishOf(names).get(folded) ?? '')
}

let known: ReadonlyMap<string, string> | null = null

/** As cities: every zone of `zoneNames` has its own. */
const cities = (): ReadonlyMap<string, string> =>
  (known ??= new Map(zoneNames().map((zone) => [foldText(cityName(zone)), zone])))

const english = new WeakMap<CityNames, ReadonlyMap<string, string>>()

/** The English names, by those of another language; both folded. */
function englishOf(names: CityNames): ReadonlyMap<string, string> {
  const byName =
    english.get(names) ??
    new Map(Object.entries(names).map(([each, name]) => [foldText(name), foldText(each)]))
  english.set(names, byName)
  return byName
}
