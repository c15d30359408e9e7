import { expect, test } from 'vitest'
import { httpErrors, type ServiceFailure } from '#contract/failure.ts'
import type { JCal } from '#contract/jcal.ts'
import { apiAnswering, type Answers } from '../../../api/apiAnswering.ts'
import { importEvents } from './importEvents.ts'

const data: JCal = ['vcalendar', [], [['vevent', [], []]]]
const events = ['one', 'two', 'three', 'four', 'five', 'six'].map((eventId) => ({ eventId, data }))
const pathOf = (eventId: string) => `PUT /dav/api/calendars/home/work/${eventId}.ics`

const refused = (failure: ServiceFailure) => {
  const { status, message } = httpErrors[failure]
  return { status, body: { error: { code: status, message, details: 'A sentence.', reason: failure } } }
}

async function imported(refusing: Readonly<Record<string, ServiceFailure>>) {
  const answers: Answers = Object.fromEntries(
    events.map(({ eventId }) => {
      const failure = refusing[eventId]
      return [
        pathOf(eventId),
        failure === undefined ? { status: 201, body: { id: eventId } } : refused(failure),
      ]
    }),
  )
  const { api } = apiAnswering(answers)
  const calendar = { userId: 'home', calendarId: 'work' }
  const edit = { kind: 'importEvents', version: 1, id: 'one', at: 0, calendar, events } as const
  return importEvents(api, edit, { onProgress: () => {}, signal: new AbortController().signal })
}

test('an event that is too large is refused for that reason, and the others arrive', async () => {
  const { added, refused: left } = await imported({ two: 'too-large' })
  expect(added).toBe(5)
  expect(left.map(({ event, failure }) => [event.eventId, failure])).toEqual([['two', 'too-large']])
})

test('where there is no room for more, nothing more is sent', async () => {
  const full = Object.fromEntries(events.map(({ eventId }) => [eventId, 'quota-exceeded'] as const))
  const { added, refused: left, left: notSent } = await imported(full)
  expect(added).toBe(0)
  expect(new Set(left.map(({ failure }) => failure))).toEqual(new Set(['quota-exceeded']))
  expect(notSent).toBeGreaterThan(0)
})
