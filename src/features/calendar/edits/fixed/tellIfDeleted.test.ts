import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { currentMessages, dismiss } from '../../../../ui/messages/messages.ts'
import { apiAnswering } from '../../queries/testing/apiAnswering.ts'
import { ownCalendar } from '../../queries/testing/ownCalendar.ts'
import { tellIfDeleted } from './tellIfDeleted.ts'

beforeEach(() => currentMessages().forEach(({ id }) => dismiss(id)))

const tea = plainEvent('Tea', { kind: 'allDay', first: '2027-03-15', last: '2027-03-15' })
const deleted = ['“Tea” is gone: it was deleted, or moved to another calendar.']

/** Tea on each day of the week from Sunday, without some of them. */
const daily = (...without: readonly string[]): JCal => {
  const properties: JCalProperty[] = [
    ['uid', {}, 'text', 'tea'],
    ['summary', {}, 'text', 'Tea'],
    ['dtstart', {}, 'date', '2027-03-14'],
    ['rrule', {}, 'recur', { freq: 'DAILY', count: 7 }],
    ...without.map((day): JCalProperty => ['exdate', {}, 'date', day]),
  ]
  return ['vcalendar', [], [['vevent', properties, []]]]
}

/** What is said where the service has this of the event. */
async function announced(answer: () => Response, occurrence: string | null = null): Promise<string[]> {
  const { api } = apiAnswering(answer)
  const path = '/calendar/week/2027-03-15'
  const context = { client: new QueryClient(), api, go: () => undefined, path, zone: 'Europe/Paris' } as const
  await tellIfDeleted(context, { ...tea, occurrence }, ownCalendar())
  return currentMessages().map(({ text }) => text)
}

const storing = (data: JCal) => () => Response.json(data, { headers: { ETag: '"1"' } })

test('an event that is not stored any more is gone', async () => {
  expect(await announced(() => new Response(null, { status: 404 }))).toEqual(deleted)
})

test('of a series the date that was deleted is gone, and no other one', async () => {
  expect(await announced(storing(daily('2027-03-16')), '2027-03-15')).toEqual([])
  expect(await announced(storing(daily('2027-03-15')), '2027-03-15')).toEqual(deleted)
})

test('nothing is said of an event where the service does not answer', async () => {
  expect(await announced(() => new Response(null, { status: 503 }))).toEqual([])
})
