import { expect, test } from 'vitest'
import type { JCalProperty } from '#contract/jcal.ts'
import { addMs, epochMs } from '#domain/time/units.ts'
import { createUser } from '../../identity/people/provision.ts'
import { memoryStore } from '../../store/memory/memoryStore.ts'
import { everyStepIsLong } from '../../testing/everyStepIsLong.ts'
import { turnsDuring } from '../../testing/turnsDuring.ts'
import type { EventVersion } from '../../store/EventHistoryStore.ts'
import { versionAnswers } from './versionAnswers.ts'

const start = epochMs(Date.UTC(2027, 2, 1))

function stateOf(number: number): EventVersion {
  const comments = Array.from({ length: 20 }, (_, at): JCalProperty => [
    'comment',
    {},
    'text',
    `${at} of ${number}`,
  ])
  const jcal = JSON.stringify(['vcalendar', [], [['vevent', comments, []]]])
  return { number, at: addMs(start, number), by: null, jcal, etag: `"${number}"`, shownIn: 'home' }
}

test('others are answered while the states of an event are compared', async () => {
  const store = memoryStore()
  const ada = await createUser(store, { email: 'ada@kalends.example', firstName: 'Ada', lastName: '' })
  const address = { homeId: ada.id, calendarId: ada.id, eventId: '1' }
  everyStepIsLong()
  const changed: (readonly string[])[] = []
  const turns = await turnsDuring(async () => {
    for await (const each of versionAnswers(store, ada, address, [3, 2, 1].map(stateOf)))
      changed.push(each.changed)
  })
  expect(changed).toEqual([['comment'], ['comment'], []])
  expect(turns).toBeGreaterThan(2)
})
