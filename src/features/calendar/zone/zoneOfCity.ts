import { foldText } from '#domain/search/foldText.ts'
import { ianaZone } from '#domain/time/zones.ts'
import { cityName } from '#domain/time/cityName.ts'
import { zoneNames } from './zoneNames.ts'

/** The zone that a typed text names: by its city (`new york`, `São Paulo`) or in full (`America/New_York`); null for none. */
export function zoneOfCity(text: string): string | null {
  const typed = foldText(text.trim())
  if (typed === '') return null
  return zoneNames().find((name) => foldText(cityName(name)) === typed) ?? ianaZone(text.trim())
}

/** The cities that zones are named after, each once, by their names. */
export const zoneCities = (): readonly string[] =>
  [...new Set(zoneNames().map(cityName))].toSorted((one, other) => one.localeCompare(other))
