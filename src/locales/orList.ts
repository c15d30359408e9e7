import { dateLocale } from './dateLocale.ts'

/** `Monday, Wednesday or Friday`. */
export const orList = (names: readonly string[]): string =>
  names.length < 2
    ? names.join('')
    : new Intl.ListFormat(dateLocale(), { type: 'disjunction' }).format(names)
