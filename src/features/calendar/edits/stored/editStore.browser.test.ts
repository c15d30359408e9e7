import { beforeEach, expect, test } from 'vitest'
import { changeEdit, storedOf } from '../testing/edits.ts'
import { withEditDatabase } from './editDatabase.ts'
import { editStore } from './editStore.ts'
import { importKey } from './encryptedJson.ts'
import { countOthers, deleteOthers } from './othersEdits.ts'
import { ownerKey } from './ownerKey.ts'
import { holdTab } from './tabLock.ts'
import { epochMs } from '#domain/time/units.ts'

const now = Date.UTC(2027, 2, 15)
const dayMs = 24 * 3_600_000
const alice = { issuer: 'https://id.example', subject: 'alice' }
const bob = { issuer: 'https://id.example', subject: 'bob' }
const tea = storedOf(changeEdit({ title: 'Tea' }, { id: 'tea', at: epochMs(now - 1000) }))
const cake = storedOf(changeEdit({ title: 'Cake' }, { id: 'cake', at: epochMs(now) }))

beforeEach(() => withEditDatabase((database) => database.clear('edits')))

const newKey = () => importKey(btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))))

/** A page of a person. All pages share their key. */
async function pages(owner = alice) {
  const [key, name] = [await newKey(), await ownerKey(owner)]
  const page = (tab: string = crypto.randomUUID(), at = now) =>
    editStore({ key, owner: name, tab, locks: navigator.locks, now: () => at })
  return { page, name }
}

test('the next page takes over what a closed page has stored, in order', async () => {
  const { page } = await pages()
  await page().change([cake, tea], [])
  expect(await page().adopt()).toEqual({ edits: [tea, cake], unreadable: [], elsewhere: 0 })
})

test('what an open page has stored stays its own', async () => {
  const { page } = await pages()
  const tab = crypto.randomUUID()
  await holdTab(navigator.locks, tab)
  await page(tab).change([tea], [])
  expect(await page().adopt()).toEqual({ edits: [], unreadable: [], elsewhere: 1 })
})

test('if several tabs look at the same time, only one takes it over', async () => {
  const { page } = await pages()
  await page().change([tea], [])
  const tabs = Array.from({ length: 4 }, () => crypto.randomUUID())
  await Promise.all(tabs.map((tab) => holdTab(navigator.locks, tab)))
  const adopted = await Promise.all(tabs.map((tab) => page(tab).adopt()))
  expect(adopted.flatMap(({ edits }) => edits)).toEqual([tea])
})

test('a changed edit is stored in its new version, and a deleted one is gone', async () => {
  const { page } = await pages()
  const first = page()
  await first.change([tea, cake], [])
  const sent = { ...tea, base: [{ data: tea.snapshot[0] ?? ['vcalendar', [], []], etag: '"1"' }] } as const
  await first.change([sent], ['cake'])
  expect((await page().adopt()).edits).toEqual([sent])
})

test('edits made at the same time keep their order, however often and wherever they are stored again', async () => {
  const { page } = await pages()
  const jam = storedOf(changeEdit({ title: 'Jam' }, { id: 'jam', at: epochMs(now) }))
  const inOrder = async (store = page()) => {
    const { edits } = await store.adopt()
    expect(edits.map(({ id }) => id)).toEqual(['cake', 'jam'])
    return store
  }
  const first = page()
  await first.change([cake], [])
  await first.change([jam], [])
  await first.change([cake], [])
  const second = await inOrder()
  await second.change([jam], [])
  await second.change([cake], [])
  await inOrder()
})

test('nobody else can read it, and the bytes reveal nothing', async () => {
  const { page } = await pages()
  await page().change([tea], [])
  expect(await (await pages(bob)).page().adopt()).toEqual({ edits: [], unreadable: [], elsewhere: 0 })
  const [row] = await withEditDatabase((database) => database.getAll('edits'))
  const bytes = [...(row?.box ?? [])].map((byte) => String.fromCharCode(byte)).join('')
  expect(bytes).not.toContain('Tea')
  expect(JSON.stringify(row)).not.toMatch(/alice|Tea/)
})

test('without its key it is unreadable, which is reported', async () => {
  await (await pages()).page().change([tea], [])
  const { page } = await pages()
  expect(await page().adopt()).toEqual({ edits: [], unreadable: ['tea'], elsewhere: 0 })
})

test('an edit stored by a later version of the application is left for that version', async () => {
  const { page } = await pages()
  const [queued] = tea.edits
  const later = { ...tea, edits: [{ ...queued, edit: { ...queued?.edit, version: 99 } }] }
  await page().change([JSON.parse(JSON.stringify(later))], [])
  expect((await page().adopt()).unreadable).toEqual(['tea'])
})

test('after thirty days it is deleted', async () => {
  const { page } = await pages()
  await page().change([tea], [])
  expect((await page(crypto.randomUUID(), now + 29 * dayMs).adopt()).edits).toEqual([tea])
  expect((await page(crypto.randomUUID(), now + 31 * dayMs).adopt()).edits).toEqual([])
  expect(await withEditDatabase((database) => database.count('edits'))).toBe(0)
})

test("an edit that another person's page still sends cannot be deleted by others", async () => {
  const { page } = await pages()
  const tab = crypto.randomUUID()
  await holdTab(navigator.locks, tab)
  await page(tab).change([tea], [])
  expect(await countOthers(bob)).toBe(0)
  await deleteOthers(bob)
  expect(await withEditDatabase((database) => database.count('edits'))).toBe(1)
})

test("edits left by others are counted, and can be deleted separately from one's own", async () => {
  const { page } = await pages()
  await page().change([tea], [])
  await (await pages(bob)).page().change([cake], [])
  expect(await countOthers(bob)).toBe(1)
  await deleteOthers(bob)
  expect(await countOthers(bob)).toBe(0)
  expect(await countOthers(alice)).toBe(1)
})
