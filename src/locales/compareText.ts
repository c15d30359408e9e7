import { dateLocale } from './dateLocale.ts'

/** Puts texts that people read into the order of the page's language, which need not be that of the browser. */
export const compareText = (): ((one: string, other: string) => number) =>
  new Intl.Collator(dateLocale()).compare
