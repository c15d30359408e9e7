import { readItem } from '#domain/event/readItem.ts'
import { addMs, dayMs } from '#domain/time/units.ts'
import { readItems } from '#src/features/calendar/queries/ranges/readItems.ts'
import { manyEvents, middle } from './manyEvents.ts'
import { inTurns, timed } from './inTurns.ts'
import { shown, timesAtMost, type Result } from './Result.ts'

const count = 10_000
const yearMs = 365 * dayMs
const view = {
  window: { start: addMs(middle, -10 * yearMs), end: addMs(middle, 10 * yearMs) },
  viewZone: 'Europe/Paris',
  myAddresses: ['bob@kalends.example'],
}

/** Ten thousand events in a REPORT: the time to find out what to show, compared with parsing the text. */
export function* readingResults(): Generator<Result> {
  const homeId = 'a'.repeat(24)
  const items = [...manyEvents(homeId, count)].map(({ eventId, etag, jcal }) => ({
    _links: { self: { href: `/calendars/${homeId}/${homeId}/${eventId}.ics` } },
    etag,
    data: JSON.parse(jcal),
  }))
  const text = JSON.stringify(items)
  const parse = timed(
    () => text,
    (each) => JSON.parse(each),
  )
  const check = timed(
    () => JSON.parse(text),
    (each) => readItems(each, homeId),
  )
  const read = timed(
    () => readItems(JSON.parse(text), homeId).items,
    (each) => each.flatMap((item) => readItem(item, view).events),
  )
  inTurns(15, [parse, check, read])
  yield {
    what: `reading ${count.toLocaleString('en')} jCal events for display`,
    unit: 'ms',
    ours: read.ms(),
    peers: { 'JSON.parse of the same text': parse.ms() },
    goals: [timesAtMost(0.3, 'JSON.parse', parse.ms(), read.ms())],
    note: `${read.result().length} occurrences, one object in twenty repeats; checking the shape of what came takes ${shown(check.ms())} ms more`,
  }
}
