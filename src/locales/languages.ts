import { locales } from '#contract/settings/locales.ts'

/**
 * The supported languages, in the order they are offered: the name in its own language, the locale for
 * `Intl`, and the direction.
 */
export const languages = {
  en: { ownName: 'English', intl: locales.en, direction: 'ltr' },
  fr: { ownName: 'Français', intl: locales.fr, direction: 'ltr' },
  de: { ownName: 'Deutsch', intl: locales.de, direction: 'ltr' },
  es: { ownName: 'Español', intl: locales.es, direction: 'ltr' },
  ar: { ownName: 'العربية', intl: locales.ar, direction: 'rtl' },
} as const

export type Language = keyof typeof languages

/** A language, or `pseudo`: English 40 % longer, in QA builds. */
export type Locale = Language | 'pseudo'

/** Whether this language is supported; `de-AT` is not a code of ours, `de` is. */
export const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code)

export const languageCodes: readonly Language[] = Object.keys(languages).filter(isLanguage)

/** English for an unknown code, and for `pseudo`. */
export const languageOf = (locale: string): Language => (isLanguage(locale) ? locale : 'en')
