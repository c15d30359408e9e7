import { afterEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { appConfig } from '#contract/appConfig.ts'
import { epochMs } from '#domain/time/units.ts'
import { deleteCopy, readCopy, readRangeItems, writeCopy } from './offlineDatabase.ts'

const oidc = { authority: 'https://id.example', client_id: 'k' }
const config = v.parse(appConfig, { baseUrl: '', davUrl: '', oidc })
const copy = { userId: 'alice', takenAt: epochMs(0), config, user: {}, calendars: [] }

const range = (path: string, items: string | null) => ({
  path,
  match: { start: '20270301', end: '20270401' },
  ctag: '1',
  items,
})

afterEach(deleteCopy)

test('only ranges that have changed are written again, and those that are gone are deleted', async () => {
  await writeCopy({ ...copy, ranges: [range('/work', '[1]'), range('/home', '[2]'), range('/gone', '[3]')] })
  await writeCopy({ ...copy, ranges: [range('/work', null), range('/home', '[4]')] })
  const stored = (await readCopy())?.ranges ?? []
  expect(stored).toEqual([range('/work', null), range('/home', null)])
  expect(await Promise.all(stored.map(readRangeItems))).toEqual(['[1]', '[4]'])
  expect(await readRangeItems(range('/gone', null))).toBeUndefined()
})

test('what is deleted is deleted with what its ranges hold', async () => {
  await writeCopy({ ...copy, ranges: [range('/work', '[1]')] })
  await deleteCopy()
  expect(await readCopy()).toBeNull()
  expect(await readRangeItems(range('/work', null))).toBeUndefined()
})
