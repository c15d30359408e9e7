import { dateLocale } from '../../../locales/dateLocale.ts'

/**
 * `one` or `other`, in other languages also `few` and `many`, to be selected by a sentence. For names in the
 * first render: `plural` formats its number, and the first number formatter of a page takes some 30 ms, while
 * the plural rules alone take nearly nothing.
 */
export function pluralForm(count: number): Intl.LDMLPluralRule {
  const locale = dateLocale()
  let rules = known.get(locale)
  if (!rules) known.set(locale, (rules = new Intl.PluralRules(locale)))
  return rules.select(count)
}

const known = new Map<string, Intl.PluralRules>()
