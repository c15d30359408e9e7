import { cityName } from '#domain/time/cityName.ts'
import { zoneNamedAfter } from '#domain/search/zoneNamedAfter.ts'
import { zoneNames } from '#domain/time/zoneNames.ts'
import { ianaZone } from '#domain/time/zones.ts'

/**
 * The zone that a typed text names: by its city (`new york`, `São Paulo`) or in full, also with blanks
 * (`America/New_York`, `america/new york`); null for none.
 */
export function zoneOfCity(text: string): string | null {
  const typed = blanked(text)
  return typed === '' ? null : (zoneNamedAfter(typed) ?? ianaZone(underlined(text)))
}

const blanked = (text: string) => text.trim().replaceAll(/[\s_]+/g, ' ')

/** Windows names have blanks, and those of cities never. */
const underlined = (text: string) => (text.includes('/') ? text.trim().replaceAll(/\s+/g, '_') : text.trim())

/** The cities that zones are named after, each once, by their names. */
export const zoneCities = (): readonly string[] =>
  [...new Set(zoneNames().map(cityName))].toSorted((one, other) => one.localeCompare(other))
