import type { SearchQuery } from '#domain/search/SearchQuery.ts'

/** What of a query is words that a result shows: those of `is:` and `before:` are none. */
export const soughtWords = ({ words, phrases, calendars, people, places }: SearchQuery): string =>
  [words, ...phrases, ...calendars, ...people, ...places].join(' ')
