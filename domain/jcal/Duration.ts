import { dayMs, hourMs, minuteMs } from '../time/units.ts'

/** A DURATION: days by the calendar, and exact time. Both may be negative. */
export type Duration = { readonly days: number; readonly ms: number }

/** Read a DURATION (RFC 5545 3.3.6), such as `PT1H30M`, `P1D`, `P2W`, `-PT15M`; null if it is not one. */
export function readDuration(text: string): Duration | null {
  const match =
    /^([+-]?)P(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,8})H)?(?:(\d{1,8})M)?(?:(\d{1,10})S)?)?$/.exec(text)
  if (match === null || !/\d/.test(text)) return null
  const sign = match[1] === '-' ? -1 : 1
  const part = (index: number) => Number(match[index] ?? 0)
  return {
    days: sign * (part(2) * 7 + part(3)),
    ms: sign * (part(4) * hourMs + part(5) * minuteMs + part(6) * 1000),
  }
}

/** The length of a duration if every day has 24 hours. */
export function roughMs({ days, ms }: Duration): number {
  return days * dayMs + ms
}
