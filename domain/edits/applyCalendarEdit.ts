import type { CalendarEdit } from './Edit.ts'
import { calendarKey } from './ObjectName.ts'
import type { Applied, CalendarProperties, Objects } from './Objects.ts'

/** Calendars after an edit of one. A deleted calendar takes its objects with it. */
export function applyCalendarEdit(edit: CalendarEdit, objects: Objects): Applied<Objects> {
  const { calendars, events } = objects
  if (edit.kind === 'createCalendar') {
    const { id, 'calendarserver:source': _source, ...given } = edit.properties
    const key = calendarKey({ userId: edit.userId, calendarId: id })
    if (calendars.get(key)) return { ok: false, problem: 'conflict' }
    return { ok: true, value: { events, calendars: new Map(calendars).set(key, changed({}, given)) } }
  }
  const key = calendarKey(edit.calendar)
  const before = calendars.get(key)
  if (edit.kind === 'deleteCalendar') {
    const inIt = [...events.keys()].filter((each) => each.startsWith(`${key}/`))
    return {
      ok: true,
      value: {
        events: new Map([...events, ...inIt.map((each) => [each, null] as const)]),
        calendars: new Map(calendars).set(key, null),
      },
    }
  }
  // What it had is in the bin of its server only.
  if (edit.kind === 'restoreCalendar' || !before) return { ok: false, problem: 'not-found' }
  return { ok: true, value: { events, calendars: new Map(calendars).set(key, changed(before, edit.patch)) } }
}

/** Properties with some replaced; null removes one. */
function changed(
  before: CalendarProperties,
  patch: Readonly<Record<string, string | number | null | undefined>>,
): CalendarProperties {
  const properties = new Map(Object.entries(before))
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) properties.delete(name)
    else if (value !== undefined) properties.set(name, value)
  }
  return Object.fromEntries(properties)
}
