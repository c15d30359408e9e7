import * as v from 'valibot'
import type { Weekday } from '#domain/time/units.ts'

const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/))
const hours = v.pipe(
  v.object({ start: timeOfDay, end: timeOfDay }),
  v.check(({ start, end }) => start < end),
)
/** From when to when somebody works on a day; null on a day off. */
export type WorkingHours = v.InferOutput<typeof hours> | null

const chosenOptions = v.object({
  firstDay: v.fallback(v.optional(v.picklist([0, 1, 2, 3, 4, 5, 6])), undefined),
  clock: v.fallback(v.optional(v.picklist(['12h', '24h'])), undefined),
  weekNumbers: v.fallback(v.optional(v.picklist(['shown', 'hidden'])), undefined),
  weekends: v.fallback(v.optional(v.picklist(['shown', 'hidden'])), undefined),
  declined: v.fallback(v.optional(v.picklist(['struck', 'hidden'])), undefined),
  past: v.fallback(v.optional(v.picklist(['normal', 'dimmed'])), undefined),
  /** Of each weekday, from Sunday on. */
  workingHours: v.fallback(v.optional(v.pipe(v.array(v.nullable(hours)), v.length(7))), undefined),
})

/** What of the view options a person chose; the rest is as where they are. Words and values of the settings of USR-1. */
export type ChosenOptions = v.InferOutput<typeof chosenOptions>

/** How a person wants views to be drawn. */
export type ViewOptions = {
  readonly [Name in keyof ChosenOptions]-?: NonNullable<ChosenOptions[Name]>
} & {
  /** The days that are free where the person is; nobody chooses these. */
  readonly weekend: readonly Weekday[]
}

/** What was stored, each option by itself: one that cannot be read was never chosen. */
export const readOptions = (stored: string | null): ChosenOptions =>
  v.parse(v.fallback(v.pipe(v.string(), v.parseJson(), chosenOptions), {}), stored)

/** As ISO weeks and 24 hours are; nine to six from Monday to Friday. */
export const isoOptions: ViewOptions = {
  firstDay: 1,
  clock: '24h',
  weekNumbers: 'shown',
  weekends: 'shown',
  declined: 'hidden',
  past: 'dimmed',
  workingHours: usualHours([6, 0]),
  weekend: [6, 0],
}

/** Nine to six on each day that is no weekend. */
export function usualHours(weekend: readonly number[]): WorkingHours[] {
  return [0, 1, 2, 3, 4, 5, 6].map((day) => (weekend.includes(day) ? null : { start: '09:00', end: '18:00' }))
}
