/**
 * The locale for `Intl` of each language that the application and the service write, one for the page, mails
 * and the pages of guests. British English puts the day first, as the calendar does. Digits are Western ones
 * in Arabic too, like those of the hours and of what is typed.
 */
export const locales = { en: 'en-GB', fr: 'fr', de: 'de', es: 'es', ar: 'ar-u-nu-latn' } as const
