import { dateLocale } from './dateLocale.ts'

/** `Monday, Wednesday or Friday`. */
export const orList = (names: readonly string[]): string =>
  new Intl.ListFormat(dateLocale(), { type: 'disjunction' }).format(names)
