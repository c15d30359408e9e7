import { i18n } from '@lingui/core'
import { languageOf, languages } from '../../../locales/languages.ts'
import { directionOf } from '../../../ui/directionOf.ts'

/** The direction of a title that runs against the page: it is cut at its own end, not where it begins. */
export function turnedOf(title: string): 'ltr' | 'rtl' | undefined {
  const direction = directionOf(title) ?? undefined
  return direction === languages[languageOf(i18n.locale)].direction ? undefined : direction
}
