import * as v from 'valibot'
import { calendarChanged, changeEventNames } from '#contract/changes/changeEvents.ts'
import type { StreamedEvent } from '#contract/changes/eventStream.ts'

/** What the tab that listens to the service tells the others of its person. */
export const changeNews = v.variant('kind', [
  /** A calendar has another ctag. */
  v.object({ kind: v.literal('calendar'), ...calendarChanged.entries }),
  /** The list of calendars is another, or what has changed is not known. */
  v.object({ kind: v.literal('list') }),
  /** Something came from the service: whatever changes will be told. */
  v.object({ kind: v.literal('alive') }),
  /** Nothing is told any more: ask. */
  v.object({ kind: v.literal('silent') }),
])
export type ChangeNews = v.InferOutput<typeof changeNews>

const eventName = v.picklist(changeEventNames)
const calendarData = v.pipe(v.string(), v.parseJson(), calendarChanged)

/** An event of the service as news. What cannot be read may be anything; unknown events are none. */
export function newsOf({ name, data }: StreamedEvent): readonly ChangeNews[] {
  if (!v.is(eventName, name)) return []
  const read = name === 'calendar' ? v.safeParse(calendarData, data) : null
  return read?.success === true ? [{ kind: 'calendar', ...read.output }] : [{ kind: 'list' }]
}
