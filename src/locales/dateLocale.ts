import { i18n } from '@lingui/core'
import { languageOf, languages } from './languages.ts'

/** The locale for dates, numbers and lists. */
export const dateLocale = (): string => languages[languageOf(i18n.locale)].intl
