import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recorded, toggled, without } from '#domain/edits/history/history.ts'
import type { RestoreEvents } from '#domain/edits/Edit.ts'
import { addMs, dayMs, epochMs } from '#domain/time/units.ts'
import { currentMessages } from '../../../../ui/messages/messages.ts'
import { calendarKeys } from '../../queries/calendarKeys.ts'
import { importKey } from '../stored/encryptedJson.ts'
import { called, standUp } from '../testing/edits.ts'
import { offerUndo } from '../undo.ts'
import { withHistoryDatabase } from './historyDatabase.ts'
import { changeHistory, historyOf } from './historyOf.ts'
import { historyStore } from './historyStore.ts'
import { storedHistory } from './storedHistory.ts'

beforeEach(() => withHistoryDatabase((database) => database.clear('entries')))

/** The pages of a test: a closed one hears nothing. */
const open = new Set<QueryClient>()
afterEach(() => {
  for (const client of open) client.clear()
  open.clear()
})

const now = epochMs(Date.now())
const inverse: RestoreEvents = {
  kind: 'restoreEvents',
  version: 1,
  id: 'u',
  at: now,
  baseVersion: 'latest',
  direction: 'undo',
  undoes: 'a',
  of: { name: 'changed', title: 'Secret tea' },
  objects: [{ object: standUp, from: called('Secret tea'), to: called('Stand-up') }],
}

/** A page of a person; `later` is how long after now. */
async function pageOf(owner = 'alice', later = 0) {
  const key = await importKey(btoa(String.fromCharCode(owner.length).repeat(32)))
  const client = new QueryClient()
  open.add(client)
  client.setQueryData(calendarKeys.calendars(owner), { calendars: [], ctags: {}, skipped: 0 })
  const read = storedHistory(client, historyStore({ key, owner, now: () => addMs(now, later) }))
  await read()
  const history = () => historyOf(client).current().history
  return {
    client,
    read,
    ids: () => history().map(({ id }) => id),
    areUndone: () => history().map(({ isUndone }) => isUndone),
    done: (id: string, at = now) =>
      changeHistory(client, (entries) =>
        recorded(entries, { id, at, description: { name: 'changed', title: 'Secret tea' }, inverse }),
      ),
    forget: (id: string) => changeHistory(client, (entries) => without(entries, id)),
    undo: (id: string) => changeHistory(client, (entries) => toggled(entries, id, inverse)),
  }
}

const rows = () => withHistoryDatabase((database) => database.getAll('entries'))
const rowsStored = (count: number) => expect.poll(async () => (await rows()).length).toBe(count)

test('what was done is there on the next page, encrypted on the device', async () => {
  const first = await pageOf()
  first.done('a')
  first.done('b', addMs(now, 1))
  await rowsStored(2)
  for (const row of await rows()) expect(new TextDecoder().decode(row.box)).not.toContain('tea')
  first.undo('b')
  await first.read()
  const second = await pageOf()
  expect([second.ids(), second.areUndone()]).toEqual([
    ['a', 'b'],
    [false, true],
  ])
})

test('what is done, undone and forgotten in one tab is so in every other one', async () => {
  const [one, other] = [await pageOf(), await pageOf()]
  one.done('a')
  await expect.poll(other.ids).toEqual(['a'])
  other.done('b', addMs(now, 1))
  await expect.poll(one.ids).toEqual(['a', 'b'])
  one.undo('b')
  await expect.poll(other.areUndone).toEqual([false, true])
  other.forget('a')
  await expect.poll(one.ids).toEqual(['b'])
  expect((await rows()).map(({ id }) => id)).toEqual(['b'])
})

test('two tabs at once lose nothing of each other', async () => {
  const [one, other] = [await pageOf(), await pageOf()]
  for (const [index, id] of ['a', 'b', 'c', 'd', 'e', 'f'].entries())
    (index % 2 === 0 ? one : other).done(id, addMs(now, index))
  one.undo('a')
  await expect.poll(other.ids).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  await expect.poll(one.ids).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  await expect.poll(other.areUndone).toEqual([true, false, false, false, false, false])
  await rowsStored(6)
})

test('an offer to undo goes when something else was done in another tab', async () => {
  const [one, other] = [await pageOf(), await pageOf()]
  one.done('a')
  await expect.poll(other.ids).toEqual(['a'])
  offerUndo(
    () => 'Created “Tea”',
    () => 'Undo',
    () => undefined,
  )
  other.done('b', addMs(now, 1))
  await expect.poll(() => currentMessages()).toEqual([])
})

test('another person on the device has a history of their own', async () => {
  const alice = await pageOf('alice')
  alice.done('a')
  await rowsStored(1)
  expect((await pageOf('barbara')).ids()).toEqual([])
  expect((await pageOf('alice')).ids()).toEqual(['a'])
})

test('after thirty days it is gone', async () => {
  const page = await pageOf()
  page.done('a')
  await rowsStored(1)
  expect((await pageOf('alice', 31 * dayMs)).ids()).toEqual([])
  await rowsStored(0)
})

test('after a sign-out nothing is shown, and nothing stored again', async () => {
  const page = await pageOf()
  page.done('a')
  await rowsStored(1)
  await withHistoryDatabase((database) => database.clear('entries'))
  page.client.clear()
  expect(page.ids()).toEqual([])
  page.done('b')
  await page.read()
  expect(await rows()).toEqual([])
})

const listed = ({ client }: Pick<Awaited<ReturnType<typeof pageOf>>, 'client'>, ...ids: readonly string[]) =>
  client.setQueryData(calendarKeys.calendars('alice'), {
    calendars: ids.map((id) => ({ id, homeId: 'alice' })),
    ctags: {},
    skipped: 0,
  })

const offered = () => currentMessages().map(({ action }) => action?.label)

test('entries of a calendar that is not in the list any more leave, and the offer to undo the last of them', async () => {
  const page = await pageOf()
  page.done('a')
  offerUndo(
    () => 'Saved “Tea”',
    () => 'Undo',
    () => undefined,
  )
  listed(page, 'work', 'personal')
  expect(offered()).toEqual(['Undo'])
  listed(page, 'personal')
  expect(page.ids()).toEqual([])
  expect(offered()).toEqual([])
})

test('an offer to redo goes with its calendar, too, and stays when an entry before it leaves', async () => {
  const page = await pageOf()
  page.done('a')
  const elsewhere = { ...standUp, calendarId: 'choir' }
  changeHistory(page.client, (entries) => {
    const other = { ...inverse, objects: inverse.objects.map((each) => ({ ...each, object: elsewhere })) }
    const made = recorded(entries, {
      id: 'b',
      at: addMs(now, 1),
      description: { name: 'changed', title: 'Song' },
      inverse: other,
    })
    return toggled(made, 'b', other)
  })
  offerUndo(
    () => '“Song” is as it was before',
    () => 'Redo',
    () => undefined,
  )
  listed(page, 'choir')
  expect([page.ids(), offered()]).toEqual([['b'], ['Redo']])
  listed(page, 'personal')
  expect([page.ids(), offered()]).toEqual([[], []])
})
