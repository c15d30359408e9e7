/**
 * The languages there are, in the order they are offered: what each calls itself, the locale that `Intl` formats by, and where its
 * lines begin. British English puts the day first, as the calendar does. Digits are ours in Arabic too: those of the hours and of
 * what is typed.
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

/** Whether this is a language there is; `de-AT` is not, `de` is. */
export const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code)

export const languageCodes: readonly Language[] = Object.keys(languages).filter(isLanguage)

/** English for a code that is none of theirs, `pseudo` among them. */
export const languageOf = (locale: string): Language => (isLanguage(locale) ? locale : 'en')
