import fc from 'fast-check'
import { addMs, dayMs, earlier, epochMs, type EpochMs } from '#domain/time/units.ts'
import type { Store } from '../store/Store.ts'
import type { Precondition } from '../store/records.ts'

/** One call of a store. */
export type Step = (store: Store) => Promise<unknown>

const endOfTime = epochMs(253_402_300_800_000)

/** Midnights and noons around the beginning of 1970. */
export const instant: fc.Arbitrary<EpochMs> = fc
  .integer({ min: -50, max: 50 })
  .map((halves) => epochMs(halves * (dayMs / 2)))

/** From no length to endless, in all classes of spans. */
export const span = fc
  .tuple(
    instant,
    fc.oneof(
      fc.constant(0),
      fc.integer({ max: 600 * dayMs, min: 0 }),
      fc.integer({ max: 2 * dayMs, min: 0 }),
      fc.constant(endOfTime),
    ),
  )
  .map(([startUtc, length]) => ({ startUtc, lastUtc: earlier(addMs(startUtc, length), endOfTime) }))

// Their order in bytes differs from that of languages and that of UTF-16.
const eventId = fc.constantFrom('a', 'B', 'é', 'z', '\uFFFD', '🗓')
const home = fc.constantFrom('alice', 'bob')
const calendarId = fc.constantFrom('a', 'B')
const text = fc.string({ unit: 'binary', maxLength: 8 })
const address = fc.record({ homeId: home, calendarId, eventId })
const etag = fc.constantFrom('"1"', '"2"', '"3"')
const precondition: fc.Arbitrary<Precondition> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ kind: 'none' } as const) },
  fc.constant({ kind: 'absent' } as const),
  fc.constant({ kind: 'match', etags: '*' } as const),
  fc.array(etag, { maxLength: 2 }).map((etags) => ({ kind: 'match', etags }) as const),
)

const calendarAt = (homeId: string, id: string, name: string | null = null) => ({
  homeId,
  calendarId: id,
  name,
  description: null,
  colour: null,
  order: null,
  revision: 1,
})

const provision = home.map((homeId): Step => {
  const user = { id: homeId, email: `${homeId}@kalends.example`, firstName: '', lastName: '', domainId: 'd' }
  return (store) => store.users.provision(user, calendarAt(homeId, homeId))
})
const create = fc.tuple(home, calendarId, text).map(
  ([homeId, id, name]): Step =>
    (store) =>
      store.calendars.create(calendarAt(homeId, id, name)),
)
const change = fc.tuple(home, calendarId, fc.option(text), fc.option(text)).map(
  ([homeId, id, name, order]): Step =>
    (store) =>
      store.calendars.change(homeId, id, { name, order }),
)
const drop = fc.tuple(home, calendarId).map(
  (key): Step =>
    (store) =>
      store.calendars.delete(...key),
)
const put = fc
  .tuple(address, etag, span, text, text, precondition, fc.nat(9), fc.noShrink(fc.uuid()))
  .map(([at, tag, when, uid, jcal, condition, number, id]): Step => {
    const event = { ...at, ...when, uid: `${at.eventId}${uid}`, jcal: JSON.stringify(jcal), etag: tag }
    const limit = { perEvent: 2, perHome: 4, bytes: 40 }
    const writer = number === 0 ? undefined : { id, by: `${number}`, until: epochMs(number), limit }
    return (store) =>
      store.events.put({ ...event, modifiedAt: epochMs(0) }, condition, { events: 4, bytes: 60 }, writer)
  })
const remove = fc.tuple(address, precondition).map(
  ([at, condition]): Step =>
    (store) =>
      store.events.delete(at, condition),
)
const move = fc.tuple(address, address, fc.boolean()).map(
  ([from, to, overwrite]): Step =>
    (store) =>
      store.events.move(from, to, overwrite),
)
const binLimits = { items: 3, events: 4, bytes: 60 }
const bin = fc
  .tuple(address, precondition, fc.nat(9), fc.boolean(), fc.noShrink(fc.uuid()))
  .map(([at, condition, number, isCalendar, id]): Step => {
    const when = { at: epochMs(number), until: epochMs(number + 5) }
    const deletion = { id, by: 'bob', ...when, limit: binLimits }
    return (store) =>
      isCalendar
        ? store.calendars.delete(at.homeId, at.calendarId, deletion)
        : store.events.delete(at, condition, deletion)
  })
const restore = fc
  .tuple(home, fc.nat(2), fc.nat(9), fc.nat(9))
  .map(([homeId, index, number, kind]): Step => async (store) => {
    const now = epochMs(number)
    if (kind === 0) await store.bin.sweep(now)
    const { items } = await store.bin.of({ home: { homeId } }, now, { limit: 9, offset: 0 })
    const id = items[index]?.id ?? 'none'
    const limit = { calendars: 3, events: 4, bytes: 60 }
    return [items, kind === 1 ? await store.bin.delete(id) : await store.bin.restore(id, now, limit)]
  })
const versions = fc.tuple(address, fc.nat(9)).map(([at, number]): Step => async (store) => {
  if (number === 9) await store.history.sweep(epochMs(3))
  return store.history.of(at, epochMs(number))
})
const range = fc.tuple(home, calendarId, instant, instant).map(
  ([homeId, id, start, end]): Step =>
    (store) =>
      store.events.inRange(homeId, id, { start, end }, { events: 3, bytesEach: 8 }),
)
const sync = fc.tuple(home, calendarId, fc.nat(10)).map(
  ([homeId, id, revision]): Step =>
    (store) =>
      store.events.changesSince(homeId, id, revision),
)
const since = fc
  .tuple(home, calendarId, fc.nat(10), fc.nat(4), fc.nat(8))
  .map(([homeId, id, revision, events, bytesEach]): Step => async (store) => {
    const found = await store.events.since(homeId, id, revision, { events, bytesEach })
    return found === 'unknown' ? found : [...found]
  })
const byUid = fc.tuple(home, eventId).map(
  ([homeId, uid]): Step =>
    (store) =>
      store.events.byUid(homeId, uid),
)

/** What two people do to their calendars, one call after the other, with many conflicts. */
export const history: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    { weight: 1, arbitrary: fc.oneof(provision, change, drop, byUid) },
    { weight: 2, arbitrary: fc.oneof(create, remove, range, sync, since, bin, restore, versions) },
    { weight: 3, arbitrary: fc.oneof(put, put, move) },
  ),
  { maxLength: 60, size: 'max' },
)

/** The answer to each call of a history, and everything in the store at the end. */
export async function answersTo(store: Store, steps: readonly Step[]): Promise<unknown[]> {
  const answers: unknown[] = []
  for (const step of steps) answers.push(await step(store))
  for (const homeId of ['alice', 'bob']) {
    const calendars = await store.calendars.ofHome(homeId)
    answers.push(calendars)
    for (const { calendarId: id } of calendars) {
      answers.push(await pagesOf(store, homeId, id), await store.events.starts(homeId, id))
      answers.push(await store.events.changesSince(homeId, id, 0))
    }
  }
  return answers
}

/** Every event, read in small pages. */
async function pagesOf(store: Store, homeId: string, id: string): Promise<unknown[]> {
  const pages = []
  let after = ''
  for (;;) {
    const page = await store.events.page(homeId, id, after, 60)
    const last = page.at(-1)
    if (last === undefined) return pages
    pages.push(page)
    after = last.eventId
  }
}
