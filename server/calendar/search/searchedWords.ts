import { foldedWords } from '#domain/search/foldedWords.ts'

/**
 * Each word costs a scan of all words that begin with it, so only the first ones of a longer query count
 * (CAL-32).
 */
const maxWords = 8

/**
 * The words of a query, each once. A word at the beginning of another one is left out, because every match of
 * the longer one matches it too.
 */
export function searchedWords(query: string): readonly string[] {
  const words = [...new Set(foldedWords(query))]
  return words
    .filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
    .slice(0, maxWords)
}
