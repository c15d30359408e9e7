import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Precondition, Store } from '../ports.ts'
import { memoryStore } from './memoryStore.ts'
import { sqliteStore } from './sqliteStore.ts'

const endOfTime = 253_402_300_800_000

type Step = (store: Store) => Promise<unknown>

const home = fc.constantFrom('alice', 'bob')
const calendarId = fc.constantFrom('a', 'b')
const address = fc.record({ homeId: home, calendarId, eventId: fc.constantFrom('1', '2', '3', '4') })
const etag = fc.constantFrom('"1"', '"2"', '"3"')
const precondition: fc.Arbitrary<Precondition> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ kind: 'none' } as const) },
  fc.constant({ kind: 'absent' } as const),
  fc.constant({ kind: 'match', etags: '*' } as const),
  fc.array(etag, { maxLength: 2 }).map((etags) => ({ kind: 'match', etags }) as const),
)
const instant = fc.integer({ min: -50, max: 50 }).map((days) => days * 43_200_000)
const span = fc.tuple(
  instant,
  fc.oneof(fc.integer({ min: 0, max: 100 * 86_400_000 }), fc.constant(endOfTime)),
)

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ homeId: home, calendarId }).map((key): Step => {
    const calendar = { ...key, name: null, description: null, colour: null, order: null, revision: 1 }
    return (store) => store.calendars.create(calendar)
  }),
  fc.tuple(home, calendarId, fc.option(fc.string())).map(
    ([homeId, id, name]): Step =>
      (store) =>
        store.calendars.change(homeId, id, { name }),
  ),
  {
    weight: 1,
    arbitrary: fc.tuple(home, calendarId).map(
      (key): Step =>
        (store) =>
          store.calendars.delete(...key),
    ),
  },
  {
    weight: 6,
    arbitrary: fc
      .tuple(address, etag, span, fc.string({ unit: 'grapheme' }), precondition)
      .map(([at, tag, [startUtc, length], jcal, condition]): Step => {
        const lastUtc = Math.min(startUtc + length, endOfTime)
        const event = { ...at, uid: at.eventId, jcal, etag: tag, startUtc, lastUtc, modifiedAt: 0 }
        return (store) => store.events.put(event, condition)
      }),
  },
  fc.tuple(address, precondition).map(
    ([at, condition]): Step =>
      (store) =>
        store.events.delete(at, condition),
  ),
  fc.tuple(address, address, fc.boolean()).map(
    ([from, to, overwrite]): Step =>
      (store) =>
        store.events.move(from, to, overwrite),
  ),
  fc.tuple(home, calendarId, instant, instant).map(
    ([homeId, id, start, end]): Step =>
      (store) =>
        store.events.inRange(homeId, id, { start, end }),
  ),
  fc.tuple(home, calendarId, fc.nat(10)).map(
    ([homeId, id, revision]): Step =>
      (store) =>
        store.events.changesSince(homeId, id, revision),
  ),
  fc.tuple(home, fc.constantFrom('1', '2')).map(
    ([homeId, uid]): Step =>
      (store) =>
        store.events.byUid(homeId, uid),
  ),
)

/** What each step of a history answered, and what is there in the end. */
async function told(store: Store, history: readonly Step[]): Promise<unknown[]> {
  const answers: unknown[] = []
  for (const each of history) answers.push(await each(store))
  for (const homeId of ['alice', 'bob']) {
    const calendars = await store.calendars.ofHome(homeId)
    answers.push(calendars)
    for (const { calendarId: id } of calendars) answers.push(await store.events.all(homeId, id))
  }
  return answers
}

test('any history reads the same in the SQLite store as in memory', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-histories-'))
  let number = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), async (history) => {
      number += 1
      const sqlite = await sqliteStore(join(folder, `${number}.sqlite`))
      const answers = await told(sqlite, history)
      await sqlite.close()
      expect(answers).toEqual(await told(memoryStore(), history))
    }),
    { numRuns: 40 },
  )
  rmSync(folder, { recursive: true })
})
