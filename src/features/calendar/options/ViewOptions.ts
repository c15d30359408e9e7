import type { Weekday } from '#domain/time/units.ts'

/** A person's working hours of a day, `09:00` to `24:00`; null on a day off. */
export type WorkingHours = { readonly start: string; readonly end: string } | null

/** How a person wants views to be drawn: the names and values of their settings (USR-1). */
export type ChosenOptions = {
  readonly firstDay: Weekday
  readonly clock: '12h' | '24h'
  readonly weekNumbers: 'shown' | 'hidden'
  readonly weekends: 'shown' | 'hidden'
  readonly declined: 'struck' | 'hidden'
  readonly past: 'normal' | 'dimmed'
  /** Whether events bear the monograms of their calendars, beside their colours. */
  readonly monograms: 'shown' | 'hidden'
  /** Whether weeks fold nights and empty weekends to a strip. */
  readonly nights: 'shown' | 'folded'
  /** Whether weeks show the light of the day at the home zone, and the moon. */
  readonly daylight: 'shown' | 'hidden'
  /** Of each weekday, from Sunday on. */
  readonly workingHours: readonly WorkingHours[]
}

/** How views are drawn for a person in their region. */
export type ViewOptions = ChosenOptions & {
  /** The days that are free there. They cannot be chosen. */
  readonly weekend: readonly Weekday[]
}

/** Weeks as in ISO 8601 and 24 hours; nine to six from Monday to Friday. */
export const isoOptions: ViewOptions = {
  firstDay: 1,
  clock: '24h',
  weekNumbers: 'shown',
  weekends: 'shown',
  declined: 'hidden',
  past: 'dimmed',
  monograms: 'hidden',
  nights: 'shown',
  daylight: 'hidden',
  workingHours: usualHours([6, 0]),
  weekend: [6, 0],
}

/** Nine to six on each day that is not in the weekend. */
export function usualHours(weekend: readonly number[]): WorkingHours[] {
  return [0, 1, 2, 3, 4, 5, 6].map((day) => (weekend.includes(day) ? null : { start: '09:00', end: '18:00' }))
}
