import { expect } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import type { SchedulingWrite } from '../../store/SchedulingStore.ts'
import { alice, event, none, storeTests, type OpenStore } from './storeTests.ts'

const write = (change: Partial<SchedulingWrite> = {}): SchedulingWrite => ({
  uid: 'uid-one',
  known: null,
  state: 'first',
  ...change,
})
const outgoing = (after: string, change: { before?: string; dueAt?: number } = {}) => ({
  before: change.before ?? 'null',
  after,
  dueAt: epochMs(change.dueAt ?? 10),
})

/** Tests for every store: what is stored beside invitations, and what others are to be told (CAL-28). */
export function schedulingSuite(open: OpenStore): void {
  const { withStore, withCalendar } = storeTests(open)

  withCalendar('a state is written with its event, or not at all', async (store) => {
    const one = event('one')
    expect(await store.events.put(one, none, undefined, undefined, write())).toBe('created')
    expect(await store.scheduling.stateOf(alice.id, 'uid-one')).toBe('first')
    const outdated = write({ state: 'second' })
    expect(await store.events.put({ ...one, etag: '"2"' }, none, undefined, undefined, outdated)).toBe(
      'precondition-failed',
    )
    expect((await store.events.find(one))?.etag).toBe(one.etag)
    const absent = { kind: 'absent' } as const
    const known = write({ known: 'first', state: 'second', outgoing: outgoing('told') })
    expect(await store.events.put(one, absent, undefined, undefined, known)).toBe('precondition-failed')
    expect(await store.scheduling.stateOf(alice.id, 'uid-one')).toBe('first')
    expect(await store.scheduling.next()).toBeNull()
  })

  withCalendar('a state outlives its event', async (store) => {
    const one = event('one')
    await store.events.put(one, none, undefined, undefined, write())
    const outdated = write({ known: 'other', state: 'second' })
    expect(await store.events.delete(one, none, undefined, outdated)).toBe('precondition-failed')
    const last = write({ known: 'first', state: 'last', outgoing: outgoing('gone') })
    expect(await store.events.delete(one, none, undefined, last)).toBe('deleted')
    expect(await store.scheduling.stateOf(alice.id, 'uid-one')).toBe('last')
    expect(await store.scheduling.due(epochMs(10), 5)).toMatchObject([{ homeId: alice.id, after: 'gone' }])
    expect(await store.scheduling.stateOf('bob', 'uid-one')).toBeNull()
  })

  withCalendar('a calendar is deleted with what was known of it, or not at all', async (store) => {
    const known = (await store.calendars.find(alice.id, 'work'))?.revision
    await store.events.put(event('one'), none)
    const remove = (revision: number | undefined, ...writes: readonly SchedulingWrite[]) =>
      store.calendars.delete(alice.id, 'work', undefined, writes, revision)
    expect(await remove(known, write())).toBe('changed-meanwhile')
    expect(await store.scheduling.stateOf(alice.id, 'uid-one')).toBeNull()
    const revision = (await store.calendars.find(alice.id, 'work'))?.revision
    expect(await remove(revision, write({ known: 'other' }))).toBe('changed-meanwhile')
    expect(await remove(revision, write())).toBe('deleted')
    expect(await store.scheduling.stateOf(alice.id, 'uid-one')).toBe('first')
  })

  withCalendar('what a move replaces ends as it was known, or nothing is moved', async (store) => {
    const [one, two] = [event('one'), event('two', { etag: '"2"' })]
    await store.events.put(one, none)
    await store.events.put(two, none)
    const move = (etag: string | null, scheduling = write({ outgoing: outgoing('gone') })) =>
      store.events.move(one, two, true, undefined, { etag, scheduling })
    expect(await move(null)).toBe('changed-meanwhile')
    expect(await move('"1"')).toBe('changed-meanwhile')
    expect(await move('"2"', write({ known: 'other' }))).toBe('changed-meanwhile')
    expect([await store.events.find(one), await store.events.find(two)]).toEqual([one, two])
    expect(await store.scheduling.next()).toBeNull()
    expect(await move('"2"')).toBe('replaced')
    expect(await store.scheduling.stateOf(alice.id, 'uid-one')).toBe('first')
    expect(await store.scheduling.due(epochMs(10), 5)).toMatchObject([{ homeId: alice.id, after: 'gone' }])
    // What is moved onto itself replaces nothing.
    const same = await store.events.move(two, two, true, undefined, { etag: '"0"', scheduling: write() })
    expect(same).toBe('replaced')
    expect(await store.events.move(two, one, true, undefined, { etag: '"0"' })).toBe('changed-meanwhile')
    expect(await store.events.move(two, one, true, undefined, { etag: null })).toBe('created')
  })

  withStore('a state is written without an event', async (store) => {
    expect(await store.scheduling.write('bob', write())).toBe('written')
    expect(await store.scheduling.write('bob', write({ state: 'second' }))).toBe('changed-meanwhile')
    expect(await store.scheduling.stateOf('bob', 'uid-one')).toBe('first')
  })

  withStore('what waits to be sent takes in what follows, and keeps what others know', async (store) => {
    await store.scheduling.write('bob', write({ outgoing: outgoing('one', { before: 'known', dueAt: 30 }) }))
    await store.scheduling.write('ada', write({ outgoing: outgoing('two', { dueAt: 20 }) }))
    const next = write({ known: 'first', outgoing: outgoing('three', { before: 'one', dueAt: 40 }) })
    await store.scheduling.write('bob', next)
    expect(await store.scheduling.next()).toBe(20)
    expect(await store.scheduling.due(epochMs(19), 5)).toEqual([])
    expect(await store.scheduling.due(epochMs(40), 1)).toMatchObject([{ homeId: 'ada', version: 1 }])
    const [, second] = await store.scheduling.due(epochMs(40), 5)
    expect(second).toEqual({
      homeId: 'bob',
      uid: 'uid-one',
      before: 'known',
      after: 'three',
      dueAt: 40,
      version: 2,
      attempts: 0,
    })
  })

  withStore('what only rooms are told waits beside what all are told', async (store) => {
    await store.scheduling.write('bob', write({ outgoing: outgoing('all') }))
    const rooms = { ...outgoing('rooms', { before: 'all' }), queue: 'rooms' } as const
    await store.scheduling.write('bob', write({ known: 'first', outgoing: rooms }))
    await store.scheduling.write('bob', write({ known: 'first', outgoing: { ...rooms, after: 'later' } }))
    const due = await store.scheduling.due(epochMs(10), 5)
    expect(due.map(({ before, after, version }) => [before, after, version])).toEqual([
      ['all', 'later', 2],
      ['null', 'all', 1],
    ])
    for (const each of due) {
      expect(await store.scheduling.claim(each, epochMs(70))).toBe(true)
      await store.scheduling.finish(each)
    }
    expect(await store.scheduling.next()).toBeNull()
    expect(await store.scheduling.stateOf('bob', 'uid-one')).toBe('first')
  })

  withStore('one process claims what is to be sent, and forgets it unless more was added', async (store) => {
    await store.scheduling.write('bob', write({ outgoing: outgoing('one') }))
    const [first] = await store.scheduling.due(epochMs(10), 5)
    if (first === undefined) throw new Error('nothing is due')
    expect(await store.scheduling.claim(first, epochMs(70))).toBe(true)
    expect(await store.scheduling.claim(first, epochMs(70))).toBe(false)
    expect(await store.scheduling.due(epochMs(69), 5)).toEqual([])
    expect(await store.scheduling.due(epochMs(70), 5)).toMatchObject([{ attempts: 1 }])
    await store.scheduling.write('bob', write({ known: 'first', outgoing: outgoing('two') }))
    await store.scheduling.finish(first)
    const [more] = await store.scheduling.due(epochMs(10), 5)
    expect(more).toMatchObject({ after: 'two', attempts: 0 })
    if (more !== undefined) await store.scheduling.finish(more)
    expect(await store.scheduling.next()).toBeNull()
  })

  withCalendar('of two writes of one UID in one step the second follows the first', async (store) => {
    const twice = ['first', 'second'].map((state) => write({ state, outgoing: outgoing(state) }))
    expect(await store.calendars.delete(alice.id, 'work', undefined, twice)).toBe('deleted')
    expect(await store.scheduling.stateOf(alice.id, 'uid-one')).toBe('second')
    expect(await store.scheduling.due(epochMs(10), 5)).toMatchObject([{ after: 'second' }])
  })

  withCalendar('a calendar is deleted with what is written of its meetings, or not at all', async (store) => {
    const one = event('one')
    await store.events.put(one, none, undefined, undefined, write())
    const gone = [write({ known: 'first', state: 'last', outgoing: outgoing('gone') })]
    const outdated = [...gone, write({ uid: 'uid-two', known: 'other' })]
    expect(await store.calendars.delete(alice.id, 'work', undefined, outdated)).toBe('changed-meanwhile')
    expect(await store.events.find(one)).not.toBeNull()
    expect(await store.scheduling.stateOf(alice.id, 'uid-one')).toBe('first')
    expect(await store.calendars.delete(alice.id, 'work', undefined, gone)).toBe('deleted')
    expect(await store.scheduling.stateOf(alice.id, 'uid-one')).toBe('last')
    expect(await store.scheduling.due(epochMs(10), 5)).toMatchObject([{ after: 'gone' }])
  })
}
