import { dateLocale } from './dateLocale.ts'

/** `Monday, Wednesday and Friday`. */
export const andList = (names: readonly string[]): string =>
  new Intl.ListFormat(dateLocale(), { type: 'conjunction' }).format(names)
