import { foldedWords } from '#domain/search/foldedWords.ts'

/** Each word costs a pass over all that begin with it: of a longer query the first ones count (CAL-32). */
const maxWords = 8

/**
 * The words that a query asks for, each once. One that begins another is left out, as whatever has the longer
 * one has it.
 */
export function searchedWords(query: string): readonly string[] {
  const words = [...new Set(foldedWords(query))]
  return words
    .filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
    .slice(0, maxWords)
}
