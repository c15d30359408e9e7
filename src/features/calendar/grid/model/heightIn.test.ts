import { expect, test } from 'vitest'
import { daysFrom } from '#domain/time/dates.ts'
import { addMs, epochMs } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { heightIn } from './heightIn.ts'
import { weekModel } from './weekModel.ts'

const [day] = weekModel(
  [
    plainEvent('Holiday', { kind: 'allDay', first: '2027-03-15', last: '2027-03-15' }),
    plainEvent('Trip', { kind: 'allDay', first: '2027-03-15', last: '2027-03-16' }),
    ...['08:00', '08:20', '17:00'].map((time) =>
      plainEvent(time, {
        kind: 'timed',
        start: epochMs(Date.parse(`2027-03-15T${time}Z`)),
        end: addMs(epochMs(Date.parse(`2027-03-15T${time}Z`)), 600_000),
        zone: null,
      }),
    ),
  ],
  daysFrom('2027-03-15', 7),
  zoneNamed('Europe/Paris'),
).days

test('the number of the day is above the lines, these above the button for more, and the hours below them all', () => {
  if (!day) throw new Error('no day')
  const lines = day.lanes.map(({ event }) => ({ event: event.key }))
  const hours = day.timed.map(({ event }) => ({ event: event.key }))
  const heights = (['day', ...lines, 'more', ...hours] as const).map((stop) => heightIn(day, stop))
  expect(heights).toEqual(heights.toSorted((one, other) => one - other))
  expect(new Set(heights).size).toBe(7)
})
