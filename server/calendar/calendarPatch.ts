import * as v from 'valibot'
import { calendarChange } from '#contract/calendar.ts'

/** The body of a PROPPATCH (CAL-5), with the one property that is the service's own told apart from those it does not know. */
export const calendarPatch = v.object({
  ...calendarChange.entries,
  'calendarserver:ctag': v.optional(v.unknown()),
})
export type CalendarPatch = v.InferOutput<typeof calendarPatch>
