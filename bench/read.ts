import type { JCal } from '#contract/jcal.ts'
import { readItem } from '#domain/event/readItem.ts'
import { monthCells } from '#domain/layout/monthCells.ts'
import { segmentsByDay } from '#domain/layout/segmentsByDay.ts'
import { sideBySide } from '#domain/layout/sideBySide.ts'
import { occurrencesByPeer } from './peer.ts'
import { series } from './series.ts'

// How long a person waits for a week and a month of a full calendar, beside ical.js walking the same series.
const count = 2000
const zone = 'Europe/Paris'
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
  const eventsOf = (objects: readonly JCal[]) =>
    objects.flatMap(
      (data, id) => readItem({ calendarId: 'c', eventId: `${id}`, etag: null, data }, view).events,
    )

  const reading = Array.from({ length: 7 }, () => series(count)).map((objects) =>
    timed(() => eventsOf(objects)),
  )
  const events = reading[0]?.result ?? []
  const readMs = median(reading)
  const layoutMs = median(Array.from({ length: 7 }, () => timed(() => layOut(events, shown))))
  const peer = timed(() => occurrencesByPeer(series(count), window))
  console.log(
    `${name}: ${count} objects, ${events.length} occurrences, read in ${readMs.toFixed(1)} ms, laid out in ${layoutMs.toFixed(1)} ms; ` +
      `ical.js reads ${peer.result} in ${peer.ms.toFixed(0)} ms, ${(peer.ms / readMs).toFixed(0)} times as long`,
  )
}

function midnight(date = ''): number {
  return Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds
}

function timed<Result>(task: () => Result): { ms: number; result: Result } {
  const start = performance.now()
  const result = task()
  return { ms: performance.now() - start, result }
}

function median(runs: readonly { ms: number }[]): number {
  const times = runs.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return times[Math.floor(times.length / 2)] ?? 0
}
