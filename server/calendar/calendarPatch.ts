import * as v from 'valibot'
import { calendarChange } from '#contract/calendar.ts'

/**
 * The body of a PROPPATCH (CAL-5). The ctag is named because it may not be set; unknown properties are
 * ignored.
 */
export const calendarPatch = v.object({
  ...calendarChange.entries,
  'calendarserver:ctag': v.optional(v.unknown()),
})
export type CalendarPatch = v.InferOutput<typeof calendarPatch>
