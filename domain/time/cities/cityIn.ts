import { cityName } from '../cityName.ts'

/**
 * What a language calls the places that zones are named after, by their English names; those that it calls the same are
 * left out. From Unicode CLDR 48.2 (`exemplarCity`).
 */
export type CityNames = Readonly<Record<string, string>>

/** The place that a zone is named after, in another language: `Wien` for `Europe/Vienna`. */
export function cityIn(names: CityNames, zone: string): string {
  const english = cityName(zone)
  return (Object.hasOwn(names, english) ? names[english] : undefined) ?? english
}
