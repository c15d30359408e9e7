import { expect, test } from 'vitest'
import { plainEvent } from '../testing/plainEvent.ts'
import { instantOf } from '../time/instantOf.ts'
import { toIsoDate } from '../time/units.ts'
import { zoneNamed } from '../time/Zone.ts'
import { freeTimes, quarterHours } from './freeTimes.ts'

const zone = zoneNamed('Europe/Paris')
const monday = toIsoDate('2027-03-15')
const at = (start: string, end: string) => ({
  kind: 'timed' as const,
  start: instantOf(`2027-03-15T${start}:00`, zone),
  end: instantOf(`2027-03-15T${end}:00`, zone),
  zone: zone.name,
})

test('the quarters that an event takes are not free, also where it takes a part of one', () => {
  const free = freeTimes([plainEvent('Stand-up', at('09:00', '09:20'))], monday, zone)
  expect(quarterHours.filter((time) => !free.includes(time))).toEqual(['09:00', '09:15'])
})

test('what is declined, cancelled, free or all day takes no time', () => {
  const nine = plainEvent('Talk', at('09:00', '10:00'))
  const events = [
    { ...nine, isFree: true },
    { ...nine, status: 'cancelled' as const },
    { ...nine, reply: 'declined' as const },
    plainEvent('Fair', { kind: 'allDay', first: monday, last: monday }),
  ]
  expect(freeTimes(events, monday, zone)).toEqual(quarterHours)
})

test('an hour that the clock skips is not among them', () => {
  const free = freeTimes([], toIsoDate('2027-03-28'), zone)
  expect(quarterHours.filter((time) => !free.includes(time))).toEqual(['02:00', '02:15', '02:30', '02:45'])
})
