import { i18n } from '@lingui/core'
import { zoneNamedAfter } from '#domain/search/zoneNamedAfter.ts'
import { zoneNames } from '#domain/time/zoneNames.ts'
import { ianaZone } from '#domain/time/zones.ts'
import { cityOf } from '../../../locales/cityOf.ts'
import { compareText } from '../../../locales/compareText.ts'
import { dateWordsIn } from '../../../locales/dateWords.ts'

/**
 * The zone that a typed text names: by its city, in English or in the language of the page (`new york`, `Nueva York`),
 * or in full, also with blanks (`America/New_York`, `america/new york`); null for none.
 */
export function zoneOfCity(text: string): string | null {
  const typed = blanked(text)
  if (typed === '') return null
  const { cities } = dateWordsIn(i18n.locale)
  return zoneNamedAfter(typed, cities) ?? ianaZone(underlined(text))
}

const blanked = (text: string) => text.trim().replaceAll(/[\s_]+/g, ' ')

/** Windows names have blanks, and those of cities never. */
const underlined = (text: string) => (text.includes('/') ? text.trim().replaceAll(/\s+/g, '_') : text.trim())

/** The cities that zones are named after, each once, by their names in the order of the page’s language. */
export const zoneCities = (): readonly string[] =>
  [...new Set(zoneNames().map(cityOf))].toSorted(compareText())
