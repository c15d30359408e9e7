import * as v from 'valibot'

/** The fields of the calendar dialog: text as it was typed, valid or not. */
export const calendarForm = v.object({ name: v.string(), description: v.string(), colour: v.string() })
export type CalendarForm = v.InferOutput<typeof calendarForm>
