import { foldedWords } from './foldedWords.ts'
import type { SearchText } from './SearchEntry.ts'

/** A text as a search scans it. */
export type IndexedText = {
  /** All folded words, each with a space before it, those of the title first, and a space at the end. */
  readonly text: string
  /** Where the words of the title end. */
  readonly titleEnd: number
  readonly words: ReadonlySet<string>
}

/** The words of an event: those of its title, then those of place, people and description. */
export function indexedText({ title, location, people, text }: SearchText): IndexedText {
  const titleWords = foldedWords(title)
  const others = [location, people, text].flatMap((each) => foldedWords(each))
  const start = ` ${titleWords.join(' ')}`
  return {
    text: `${[start, ...others].join(' ')} `,
    titleEnd: start.length,
    words: new Set([...titleWords, ...others]),
  }
}

/**
 * How well a text matches some words: each has to be the beginning of a word in it; 0 if one is not. Words in
 * the title count most, whole words more than beginnings, typed words more than what they may stand for, and
 * the exact title most of all.
 *
 * @param words each as it was typed, with the words it may stand for
 * @param title what was typed
 */
export function scoreOf(
  { text, titleEnd }: IndexedText,
  words: readonly (readonly string[])[],
  title: string,
): number {
  let score = words.length === 0 ? 1 : 0
  for (const [typed = '', ...meant] of words) {
    const best = scoreOfWord(text, titleEnd, typed)
    const other = best === 0 ? Math.max(0, ...meant.map((word) => scoreOfWord(text, titleEnd, word))) / 8 : 0
    if (best + other === 0) return 0
    score += best + other
  }
  const isTitle = titleEnd === title.length + 1 && text.startsWith(title, 1)
  return isTitle ? 8 * score : score
}

function scoreOfWord(text: string, titleEnd: number, word: string): number {
  const at = text.indexOf(` ${word}`)
  if (at < 0) return 0
  const isWhole = text[at + word.length + 1] === ' '
  if (at < titleEnd) return isWhole ? 8 : 5
  return isWhole ? 2 : 1
}
