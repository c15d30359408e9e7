/**
 * The supported languages, in the order they are offered: the name in its own language, the locale for
 * `Intl`, and the direction. British English puts the day first, as the calendar does. Digits are Western
 * ones in Arabic too, like those of the hours and of what is typed.
 */
export const languages = {
  en: { ownName: 'English', intl: 'en-GB', direction: 'ltr' },
  fr: { ownName: 'Français', intl: 'fr', direction: 'ltr' },
  de: { ownName: 'Deutsch', intl: 'de', direction: 'ltr' },
  es: { ownName: 'Español', intl: 'es', direction: 'ltr' },
  ar: { ownName: 'العربية', intl: 'ar-u-nu-latn', direction: 'rtl' },
} as const

export type Language = keyof typeof languages

/** A language, or `pseudo`: English 40 % longer, in QA builds. */
export type Locale = Language | 'pseudo'

/** Whether this language is supported; `de-AT` is not a code of ours, `de` is. */
export const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code)

export const languageCodes: readonly Language[] = Object.keys(languages).filter(isLanguage)

/** English for an unknown code, and for `pseudo`. */
export const languageOf = (locale: string): Language => (isLanguage(locale) ? locale : 'en')
