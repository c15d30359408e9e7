import * as v from 'valibot'

/** What stands in the fields of the calendar dialog: text as it was typed, right or not yet. */
export const calendarForm = v.object({ name: v.string(), description: v.string(), colour: v.string() })
export type CalendarForm = v.InferOutput<typeof calendarForm>
