import { readItem } from '#domain/event/readItem.ts'
import { monthCells } from '#domain/layout/monthCells.ts'
import { segmentsByDay } from '#domain/layout/segmentsByDay.ts'
import { sideBySide } from '#domain/layout/sideBySide.ts'
import { occurrencesByPeer } from './peer.ts'
import { series } from './series.ts'

// How long a person waits for a week and a month of a full calendar, beside ical.js walking the same series.
const count = 2000
const zone = 'Europe/Paris'
const objects = series(count)
const days = Array.from({ length: 35 }, (_, index) =>
  Temporal.PlainDate.from('2026-10-26').add({ days: index }).toString(),
)

compare('week', days.slice(14, 21), (events, shown) => {
  const segments = events.flatMap((event) => segmentsByDay(event, shown, zone))
  return Object.values(Object.groupBy(segments, ({ day }) => day)).map((spans = []) => sideBySide(spans))
})
compare('month', days, (events, shown) => monthCells(events, shown, zone, 4))

type Events = ReturnType<typeof readItem>['events']

function compare(
  name: string,
  shown: readonly string[],
  layOut: (events: Events, shown: readonly string[]) => unknown,
) {
  const window = { start: midnight(shown[0]), end: midnight(shown.at(-1)) + 86_400_000 }
  const view = { window, viewZone: zone, myAddresses: [] }
  const read = () =>
    objects.flatMap(
      (data, index) => readItem({ calendarId: 'c', eventId: `${index}`, etag: null, data }, view).events,
    )
  const events = read()
  const readMs = medianMs(read)
  const layoutMs = medianMs(() => layOut(events, shown))
  const startMs = performance.now()
  const byPeer = occurrencesByPeer(objects, window)
  const peerMs = performance.now() - startMs
  console.log(
    `${name}: ${count} objects, ${events.length} occurrences, read in ${readMs.toFixed(1)} ms, laid out in ${layoutMs.toFixed(1)} ms; ` +
      `ical.js reads ${byPeer} in ${peerMs.toFixed(0)} ms, ${(peerMs / readMs).toFixed(0)} times as long`,
  )
}

function midnight(date = ''): number {
  return Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds
}

function medianMs(task: () => unknown): number {
  const times = Array.from({ length: 7 }, () => {
    const start = performance.now()
    task()
    return performance.now() - start
  })
  return times.toSorted((a, b) => a - b)[3] ?? 0
}
