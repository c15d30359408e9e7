/** Compares texts by their bytes in UTF-8, as the databases do and independent of any locale. */
export function byText(one: string, other: string): number {
  const length = Math.min(one.length, other.length)
  for (let at = 0; at < length; at += 1) {
    const difference = rankOf(one.charCodeAt(at)) - rankOf(other.charCodeAt(at))
    if (difference !== 0) return difference
  }
  return one.length - other.length
}

// The halves of a character beyond U+FFFF, which come after all others.
const rankOf = (unit: number) => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x1_0000 : unit)
