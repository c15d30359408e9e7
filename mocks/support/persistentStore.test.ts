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

/** What the tabs of a browser share. */
function browser() {
  const entries: JournalEntry[] = []
  const tabs: ((entry: JournalEntry) => void)[] = []
  const journal = {
    all: async () => [...entries],
    add: async (entry: JournalEntry) => void entries.push(entry),
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
