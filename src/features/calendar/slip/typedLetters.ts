/** Letters of one word follow each other within this time. */
const pauseMs = 2_000

let letters = ''
let lastAt = -Infinity

/**
 * Letters that were typed over a free day, for the title of the card that opens there. It may still be loading.
 *
 * @param at when, in milliseconds
 * @returns whether they are the first
 */
export function addTypedLetters(text: string, at: number): boolean {
  const isFirst = letters === '' || at - lastAt > pauseMs
  letters = isFirst ? text : letters + text
  lastAt = at
  return isFirst
}

/** Those that were typed until now; empty for none. */
export function takeTypedLetters(): string {
  const taken = letters
  letters = ''
  return taken
}
