import { i18n } from '@lingui/core'
import { languageOf, languages } from './languages.ts'

/** The locale that dates, numbers and lists are written in. */
export const dateLocale = (): string => languages[languageOf(i18n.locale)].intl
