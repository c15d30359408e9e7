import { foldText } from './foldText.ts'

/**
 * The words of a text as a search compares them: without accents and case, in order. A word is a sequence of
 * letters and digits; in a script without spaces each character is a word.
 *
 * @returns at most `limit` characters of words, none longer than 64 letters
 */
export function foldedWords(text: string, limit = Infinity): readonly string[] {
  const words: string[] = []
  let length = 0
  for (const word of wordsIn(text.slice(0, limit))) {
    const short = word.length > maxWordLength ? Array.from(word).slice(0, maxWordLength).join('') : word
    length += short.length
    if (length > limit) break
    words.push(short)
  }
  return words
}

const maxWordLength = 64

function wordsIn(text: string): readonly string[] {
  const folded = foldText(text)
  if (isPlain.test(folded)) return folded.match(plainWords) ?? []
  return (folded.match(runs) ?? []).flatMap((run) => run.split(unspaced).filter((word) => word !== ''))
}

/** Most texts are plain, and take a third of the time. */
const isPlain = /^[\0-\x7f]*$/
const plainWords = /[a-z0-9]+/g
const runs = /[\p{L}\p{N}]+/gu
/** Scripts without spaces, in parentheses so that `split` keeps them. */
const unspaced = /([\p{Ideographic}\p{Script=Hiragana}\p{Script=Katakana}])/u
