import * as v from 'valibot'

/** When the file of a calendar on the web was last read, and since when it could not be (CAL-31): ISO instants. */
export const webCalendarState = v.object({
  readAt: v.string(),
  failingSince: v.nullable(v.string()),
})
export type WebCalendarState = v.InferOutput<typeof webCalendarState>
