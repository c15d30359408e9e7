import { existsSync, readFileSync } from 'node:fs'
import { addMs, hourMs } from '#domain/time/units.ts'
import { sqliteStore } from '#server/store/sqlite/sqliteStore.ts'
import type { Store } from '#server/store/Store.ts'
import type { CalendarRecord, EventRecord } from '#server/store/records.ts'
import { manyEvents, middle } from './manyEvents.ts'
import { serveCalendar } from './serveCalendar.ts'
import { email, homeId } from './sixWeeks.ts'

// Fills a store with large calendars, or serves it, in a process of its own, so that its memory is measured
// separately from the client's. It reports when it is ready. When asked, it reports the peak of its memory
// since the last time, its processor time, and how long it waited for a processor.
const [, , what, file = '', port = ''] = process.argv
const megabyte = 1024 * 1024
if (what === 'fill') await fillStore()
else await serve()

async function fillStore(): Promise<void> {
  const store = await sqliteStore(file)
  await fill(store)
  await store.close()
}

async function serve(): Promise<void> {
  let peak = 0
  setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 10).unref()
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    const peakMB = Math.round(Math.max(peak, process.memoryUsage.rss()) / megabyte)
    process.send?.({ peakMB, processorSeconds: (user + system) / 1e6, queuedSeconds: queuedSeconds() })
    peak = 0
  })
  process.on('disconnect', () => process.exit())
  await serveCalendar(Number(port), file, async () => undefined)
  process.send?.('ready')
}

/** How long the main thread waited for a processor, in seconds; 0 if the system does not report it. */
function queuedSeconds(): number {
  const statFile = '/proc/self/schedstat'
  return existsSync(statFile) ? Number(readFileSync(statFile, 'utf8').split(' ')[1]) / 1e9 : 0
}

/**
 * Calendars of ten thousand and a hundred thousand events, and two with sixty and four hundred events of 10
 * MB, which date from before there were limits.
 */
async function fill(store: Store): Promise<void> {
  await store.users.provision(
    { id: homeId, email, firstName: 'Alice', lastName: 'Archer', domainId: 'd'.repeat(24) },
    calendar(homeId),
  )
  for (const calendarId of ['tenThousand', 'hundredThousand', 'sixtyLarge', 'fourHundredLarge']) {
    await store.calendars.create(calendar(calendarId))
  }
  await putAll(store, 'tenThousand', manyEvents(homeId, 10_000), 100)
  await putAll(store, 'hundredThousand', manyEvents(homeId, 100_000), 100)
  await putAll(store, 'sixtyLarge', largeEvents(60), 4)
  await putAll(store, 'fourHundredLarge', largeEvents(400), 4)
}

function calendar(calendarId: string): CalendarRecord {
  const rest = { name: null, description: null, colour: null, order: null, revision: 1 }
  return { homeId, calendarId, ...rest }
}

/** Several at a time, so that they share flushes of the disk. */
async function putAll(store: Store, calendarId: string, events: Iterable<EventRecord>, atOnce: number) {
  let together: Promise<unknown>[] = []
  for (const event of events) {
    together.push(store.events.put({ ...event, calendarId }, { kind: 'none' }))
    if (together.length < atOnce) continue
    await Promise.all(together)
    together = []
  }
  await Promise.all(together)
}

function* largeEvents(count: number): Generator<EventRecord> {
  const description = 'A word of many. '.repeat((10 * megabyte) / 16)
  for (const [index, event] of [...manyEvents(homeId, count)].entries()) {
    const start = addMs(middle, index * hourMs)
    const properties = [
      ['uid', {}, 'text', event.uid],
      ['dtstart', {}, 'date-time', `${new Date(start).toISOString().slice(0, 19)}Z`],
      ['description', {}, 'text', description],
    ]
    const jcal = JSON.stringify(['vcalendar', [], [['vevent', properties, []]]])
    yield { ...event, jcal, startUtc: start, lastUtc: start }
  }
}
