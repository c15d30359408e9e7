import { dateLocale } from '../../../locales/dateLocale.ts'

/**
 * `one` or `other`, in other languages `few` and `many`, to be selected by a sentence. For names that the first drawing needs: `plural`
 * formats its number, and a browser takes some 30 ms for the first formatter that a page makes; its rules alone cost next to nothing.
 */
export function pluralForm(count: number): Intl.LDMLPluralRule {
  const locale = dateLocale()
  let rules = known.get(locale)
  if (!rules) known.set(locale, (rules = new Intl.PluralRules(locale)))
  return rules.select(count)
}

const known = new Map<string, Intl.PluralRules>()
