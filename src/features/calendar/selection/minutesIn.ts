const dayMinutes = 24 * 60

/** More is a mistake. */
const maxDays = 3660

/**
 * The minutes of days and minutes as they are typed; empty is none.
 *
 * @returns null unless both are whole numbers within their limits, and one of them is more than 0
 */
export function minutesIn(days: string, minutes: string): number | null {
  const [whole, rest] = [countIn(days), countIn(minutes)]
  if (whole > maxDays || rest > dayMinutes) return null
  const all = whole * dayMinutes + rest
  return all > 0 ? all : null
}

/** Infinity for what is no whole number. */
function countIn(text: string): number {
  const digits = text.trim()
  if (digits === '') return 0
  return /^\d{1,5}$/.test(digits) ? Number(digits) : Infinity
}
