import { dateLocale } from './dateLocale.ts'

/** `Monday, Wednesday and Friday`; what joins them is made for two, as the first one costs a browser milliseconds. */
export const andList = (names: readonly string[]): string =>
  names.length < 2
    ? names.join('')
    : new Intl.ListFormat(dateLocale(), { type: 'conjunction' }).format(names)
