import * as v from 'valibot'

/** What a stream of changes says of a calendar (CAL-33): `ctag` is that of the list, `path` its href there. */
export const calendarChanged = v.object({ path: v.string(), ctag: v.string() })
export type CalendarChanged = v.InferOutput<typeof calendarChanged>

/**
 * The events of the stream: a calendar has another ctag; the list of calendars is another; what was missed
 * cannot be told, so that everything is to be read again.
 */
export const changeEventNames = ['calendar', 'list', 'resync'] as const
export type ChangeEventName = (typeof changeEventNames)[number]

/** How often a line is sent if nothing changes. In milliseconds. */
export const changesHeartbeatMs = 25_000
