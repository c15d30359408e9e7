import { expect, test } from 'vitest'
import type { JCal } from '#contract/jcal.ts'
import { failureBehind } from '../../../api/explain.ts'
import { apiAnswering } from './apiAnswering.ts'
import { storedStates } from './storedStates.ts'

const name = { userId: 'alice', calendarId: 'work', eventId: 'choir' }
const choir = (title: string): JCal => ['vcalendar', [], [['vevent', [['summary', {}, 'text', title]], []]]]

const editOver = (etag: string | null, isReported: boolean) => ({
  names: [name] as const,
  basis: [choir('Choir')],
  over: { data: choir('Choir'), etag, isReported },
  become: (now: readonly (JCal | null)[]) => now,
})

test('CAL-36 what a REPORT held is never written over unread, whatever its version', async () => {
  const stored = storedStates()
  expect(stored.known(editOver('"1"', true), false)).toBeUndefined()
  expect(stored.known(editOver('"1"', false), false)).toMatchObject([{ etag: '"1"' }])

  // What is read is what is written over: the series, not the occurrences that were reported.
  const { api, requests } = apiAnswering(() =>
    Response.json(choir('Choir, every day'), { headers: { etag: '"1"' } }),
  )
  const [under] = await stored.read(api, editOver('"1"', true), false)
  expect(under).toEqual({ data: choir('Choir, every day'), etag: '"1"' })
  expect(requests.map(({ method, cache }) => [method, cache])).toEqual([['GET', 'no-store']])
})

test('CAL-36 an object that changed since it was reported is a conflict', async () => {
  const { api } = apiAnswering(() => Response.json(choir('Rehearsal'), { headers: { etag: '"2"' } }))
  const reading = storedStates().read(api, editOver('"1"', true), false)
  expect(await reading.then(() => 'read', failureBehind)).toBe('changed-meanwhile')
})
