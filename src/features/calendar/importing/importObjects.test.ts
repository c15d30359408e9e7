import { expect, test } from 'vitest'
import { httpErrors, type ServiceFailure } from '#contract/failure.ts'
import type { JCal } from '#contract/jcal.ts'
import { apiAnswering, type Answers } from '../../../api/apiAnswering.ts'
import { eventIdOf } from './eventIdOf.ts'
import { importObjects } from './importObjects.ts'

const jcal: JCal = ['vcalendar', [], [['vevent', [], []]]]
const objects = ['one', 'two', 'three', 'four', 'five', 'six'].map((uid) => ({ uid, jcal }))
const pathOf = (uid: string) => `PUT /dav/api/calendars/home/work/${eventIdOf(uid)}.ics`

const refused = (failure: ServiceFailure) => {
  const { status, message } = httpErrors[failure]
  return { status, body: { error: { code: status, message, details: 'A sentence.', reason: failure } } }
}

async function imported(refusing: Readonly<Record<string, ServiceFailure>>) {
  const answers: Answers = Object.fromEntries(
    objects.map(({ uid }) => {
      const failure = refusing[uid]
      return [pathOf(uid), failure === undefined ? { status: 201, body: { id: uid } } : refused(failure)]
    }),
  )
  const { api } = apiAnswering(answers)
  const calendar = { homeId: 'home', id: 'work' }
  return importObjects(api, calendar, objects, { onProgress: () => {}, signal: new AbortController().signal })
}

test('an event that is too large is refused for that reason, and the others arrive', async () => {
  const { added, refused: left } = await imported({ two: 'too-large' })
  expect(added).toBe(5)
  expect(left.map(({ object, failure }) => [object.uid, failure])).toEqual([['two', 'too-large']])
})

test('where there is no room for more, nothing more is sent', async () => {
  const full = Object.fromEntries(objects.map(({ uid }) => [uid, 'quota-exceeded'] as const))
  const { added, refused: left, left: notSent } = await imported(full)
  expect(added).toBe(0)
  expect(new Set(left.map(({ failure }) => failure))).toEqual(new Set(['quota-exceeded']))
  expect(notSent).toBeGreaterThan(0)
})
