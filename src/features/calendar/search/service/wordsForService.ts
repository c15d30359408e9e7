import { foldedWords } from '#domain/search/foldedWords.ts'
import type { SearchQuery } from '#domain/search/SearchQuery.ts'

/** One letter finds too much to be useful. */
const minLength = 2

/**
 * The words that a service is asked for, which has them begin any word of an event: those of `with:`, `at:` and
 * quotes too. Null without a word.
 */
export function wordsForService({ words, phrases, people, places }: SearchQuery): string | null {
  const all = [words, ...phrases, ...people, ...places].join(' ').trim()
  return all.length >= minLength && foldedWords(all).length > 0 ? all : null
}
