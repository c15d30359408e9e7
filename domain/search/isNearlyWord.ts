/**
 * Whether a word begins like a typed one, except for a few typing errors: a letter too many, too few, wrong,
 * or two swapped (optimal string alignment distance). One error in words of four letters, two from six on;
 * the first letter and numbers have to match.
 *
 * @param typed folded, as the word is
 */
export function isNearlyWord(word: string, typed: string): boolean {
  const slips = typed.length < 4 ? 0 : typed.length < 6 ? 1 : 2
  if (slips === 0 || word[0] !== typed[0] || word.length < typed.length - slips || /\d/.test(typed))
    return false
  let [before, last]: [number[], number[]] = [
    [],
    Array.from({ length: typed.length + 1 }, (_, count) => count),
  ]
  for (let row = 1; row <= Math.min(word.length, typed.length + slips); row++) {
    const now = [row]
    for (let column = 1; column <= typed.length; column++) {
      const [letter, other] = [word[row - 1], typed[column - 1]]
      const least = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + Number(letter !== other),
      )
      const isSwapped = row > 1 && column > 1 && letter === typed[column - 2] && word[row - 2] === other
      now.push(isSwapped ? Math.min(least, (before[column - 2] ?? 0) + 1) : least)
    }
    // All of the typed word, and the word up to here.
    if ((now[typed.length] ?? 0) <= slips) return true
    if (Math.min(...now) > slips) return false
    ;[before, last] = [last, now]
  }
  return false
}
