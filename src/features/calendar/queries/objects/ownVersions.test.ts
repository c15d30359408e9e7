import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { failureBehind } from '../../../../api/explain.ts'
import { apiAnswering } from '../testing/apiAnswering.ts'
import { ownVersionsOf } from './ownVersions.ts'

const name = { userId: 'alice', calendarId: 'work', eventId: 'choir' }
const choir = (title: string): JCal => ['vcalendar', [], [['vevent', [['summary', {}, 'text', title]], []]]]

const editOver = (etag: string | null, isReported: boolean) => ({
  names: [name],
  baseVersion: { data: choir('Choir'), etag, isReported },
})

test('CAL-36 the object of a REPORT is read before it is overwritten, whatever its version', async () => {
  const versions = ownVersionsOf(new QueryClient())
  expect(versions.known(editOver('"1"', true), false)).toBeUndefined()
  expect(versions.known(editOver('"1"', false), false)).toMatchObject([{ etag: '"1"' }])

  // What is read is what is written over: the series, not the occurrences that were reported.
  const { api, requests } = apiAnswering(() =>
    Response.json(choir('Choir, every day'), { headers: { etag: '"1"' } }),
  )
  const [base] = await versions.read(api, editOver('"1"', true), false)
  expect(base).toEqual({ data: choir('Choir, every day'), etag: '"1"' })
  expect(requests.map(({ method, cache }) => [method, cache])).toEqual([['GET', 'no-store']])
})

test('CAL-36 an object that changed since it was reported is a conflict', async () => {
  const { api } = apiAnswering(() => Response.json(choir('Rehearsal'), { headers: { etag: '"2"' } }))
  const reading = ownVersionsOf(new QueryClient()).read(api, editOver('"1"', true), false)
  expect(await reading.then(() => 'read', failureBehind)).toBe('changed-meanwhile')
})
