import { expect, test } from 'vitest'
import { addMs, epochMs } from '#domain/time/units.ts'
import { people } from '../people.ts'
import type { JournalEntry } from './journal.ts'
import { persistentStore } from './persistentStore.ts'
import { sceneIn } from './sceneIn.ts'

const now = epochMs(Date.parse('2027-03-17T10:00:00Z'))
const later = addMs(now, 1000)
const choir = {
  homeId: people.alice.id,
  calendarId: 'choir',
  name: 'Choir',
  description: null,
  colour: null,
  order: null,
  revision: 1,
}

test('writes and deletions are still there after a reload', async () => {
  const { journal, peers } = browser()
  const before = await persistentStore(journal, peers())
  expect(before.isFresh).toBe(true)
  const scene = sceneIn(before.store, now)
  await (await scene.as('alice')).createCalendar({ id: 'work', name: 'Work', colour: '#1a73e8' })
  const { id } = people.alice
  await before.store.passwords.set(id, 'a hash')
  await before.store.passwords.remove(id, 'a hash')
  const limit = { items: 9, events: 9, bytes: 9 }
  await before.store.calendars.create(choir)
  await before.store.calendars.delete(id, 'choir', { id: 'b1', by: id, at: now, until: later, limit })
  await before.store.bin.restore('b1', now, { calendars: 9, events: 9, bytes: 9 })
  await before.filled()

  const after = await persistentStore(journal, peers())
  expect(after.isFresh).toBe(false)
  expect((await after.store.calendars.ofHome(id)).map(({ name }) => name)).toEqual([null, 'Work', 'Choir'])
  expect(await after.store.passwords.hashOf(id)).toBeNull()
})

test('a world that was not filled completely is filled again', async () => {
  const { journal, peers } = browser()
  const before = await persistentStore(journal, peers())
  await sceneIn(before.store, now).as('alice')

  const after = await persistentStore(journal, peers())
  expect(after.isFresh).toBe(true)
  expect(await after.store.users.byEmail(people.alice.email)).toBeNull()
})

test('another tab has the writes of this one, and does not journal them again', async () => {
  const { journal, peers, entries } = browser()
  const [one, other] = [await persistentStore(journal, peers()), await persistentStore(journal, peers())]
  await sceneIn(one.store, now).as('alice')

  expect(await other.store.users.byEmail(people.alice.email)).not.toBeNull()
  expect(entries.map(({ path }) => path)).toEqual(['users.provision'])
})

test('what is shared in one tab is shared in the other, and after a reload', async () => {
  const { journal, peers } = browser()
  const [one, other] = [await persistentStore(journal, peers()), await persistentStore(journal, peers())]
  await sceneIn(one.store, now).as('alice')
  await sceneIn(one.store, now).as('bob')
  await one.store.calendars.create(choir)
  const source = { homeId: people.alice.id, calendarId: 'choir' }
  const contents = { shows: 'busy', secretHash: 'a hash', createdAt: now } as const
  await one.store.secretAddresses.set({ source, ...contents })
  const share = {
    source,
    userId: people.bob.id,
    copyId: 'copy',
    right: 'read',
    status: 'noresponse',
  } as const
  await one.store.shares.give({ ...share, name: null, colour: null, order: null, revision: 1 }, 9)
  await other.store.shares.change(people.bob.id, 'copy', { status: 'accepted' })
  await one.filled()

  const after = await persistentStore(journal, peers())
  for (const { store } of [one, other, after]) {
    expect((await store.shares.with(people.bob.id)).map(({ status }) => status)).toEqual(['accepted'])
    expect(await store.secretAddresses.of(source)).not.toBeNull()
  }
})

test('writes that are made at once are repeated in their order', async () => {
  const { journal, peers } = browser()
  const before = await persistentStore(journal, peers())
  const { users, calendars } = before.store
  const named = (id: string) =>
    users.provision(
      { id, email: people.alice.email, firstName: id, lastName: '', domainId: 'd' },
      { ...choir, homeId: id, calendarId: id },
    )
  await Promise.all([named('one'), calendars.create(choir), named('other')])
  await before.filled()

  const after = await persistentStore(journal, peers())
  expect((await after.store.users.byEmail(people.alice.email))?.id).toBe('one')
})

/** What the tabs of a browser share. */
function browser() {
  const entries: JournalEntry[] = []
  const tabs: ((entry: JournalEntry) => void)[] = []
  const journal = {
    all: async () => [...entries],
    // As a browser stores it: what is no plain data is refused.
    add: async (entry: JournalEntry) => void entries.push(structuredClone(entry)),
    clear: async () => void (entries.length = 0),
  }
  const peers = () => {
    let own: (entry: JournalEntry) => void = () => {}
    return {
      tell: (entry: JournalEntry) => tabs.filter((tab) => tab !== own).forEach((tab) => tab(entry)),
      listen: (onEntry: (entry: JournalEntry) => void) => {
        own = onEntry
        tabs.push(onEntry)
      },
    }
  }
  return { journal, peers, entries }
}
