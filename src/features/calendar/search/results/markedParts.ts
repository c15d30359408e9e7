import { foldText } from '#domain/search/foldText.ts'
import { foldedWords } from '#domain/search/foldedWords.ts'

export type MarkedPart = { readonly text: string; readonly isMatch: boolean }

/** A text in parts. Parts at the start of a word that match a word of the search are marked. */
export function markedParts(text: string, searched: string): readonly MarkedPart[] {
  const terms = foldedWords(searched)
  const parts: MarkedPart[] = []
  let end = 0
  for (const { 0: word, index: start } of text.matchAll(wordPattern)) {
    const folded = foldText(word)
    const term = terms.find((each) => folded.startsWith(each))
    if (term === undefined) continue
    const length = lengthFolded(word, term.length)
    if (start > end) parts.push({ text: text.slice(end, start), isMatch: false })
    parts.push({ text: text.slice(start, start + length), isMatch: true })
    end = start + length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false })
  return parts
}

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu

/** The length of the letters of a word, with their accents, that are so long when they are folded: `ß` is `ss` then. */
function lengthFolded(word: string, foldedLength: number): number {
  let left = foldedLength
  for (const { 0: letter, index } of word.matchAll(letterPattern)) {
    if (left <= 0) return index
    left -= foldText(letter).length
  }
  return word.length
}

const letterPattern = /.\p{M}*/gu
