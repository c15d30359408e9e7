/**
 * The time of day that a person typed: `09:00`, `9`, `9.30`, `9h30`, `0930`, `9:30pm`, `9 p.m.`, `24:00`.
 *
 * @returns `HH:mm`, with `00:00` for 24:00; null if it is not a time
 */
export function parseTime(text: string): string | null {
  const typed = text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  const match = /^(\d{1,2})(?:[:.h]?(\d{2})(?::\d{2})?|h)? ?(a\.?m?\.?|p\.?m?\.?)?$/.exec(typed)
  if (match === null) return null
  const hour = Number(match[1])
  const minute = Number(match[2] ?? 0)
  const half = match[3]?.[0]
  if (minute > 59) return null
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return null
    return print((hour % 12) + (half === 'p' ? 12 : 0), minute)
  }
  if (hour === 24 && minute === 0) return '00:00'
  return hour > 23 ? null : print(hour, minute)
}

function print(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
