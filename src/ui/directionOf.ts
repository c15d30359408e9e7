/** Hebrew, Arabic, Syriac, Thaana, N’Ko and their neighbours, with the presentation forms of the first two. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** The direction in which a text runs, by its first letter; null where it has none. Source: UAX #9, P2 and P3. */
export function directionOf(text: string): 'ltr' | 'rtl' | null {
  const [letter] = /\p{L}/u.exec(text) ?? []
  if (letter === undefined) return null
  return rightToLeft.test(letter) ? 'rtl' : 'ltr'
}
