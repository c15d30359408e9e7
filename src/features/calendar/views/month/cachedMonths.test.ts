import { expect, test } from 'vitest'
import { plainEvent } from '#domain/event/plainEvent.ts'
import { monthGrid } from '#domain/time/dates.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { cachedMonths } from './cachedMonths.ts'

const paris = zoneNamed('Europe/Paris')
const march = monthGrid('2027-03-15', 1)
const april = monthGrid('2027-04-15', 1)

const standUp = plainEvent('Stand-up', { kind: 'allDay', first: '2027-03-15', last: '2027-03-15' })
const trip = plainEvent('Trip', { kind: 'allDay', first: '2027-03-30', last: '2027-04-01' })
const review = plainEvent('Review', { kind: 'allDay', first: '2027-03-31', last: '2027-03-31' })

test('where one event is new its day is another, and the rest are the very same days', () => {
  const monthOf = cachedMonths()
  const before = monthOf([standUp, trip], march, paris, 4).flat()
  const after = monthOf([standUp, trip, review], march, paris, 4).flat()
  expect(after.filter((day, index) => day !== before[index]).map(({ date }) => date)).toEqual(['2027-03-31'])
})

test('the week that two months share is the very same in both', () => {
  const monthOf = cachedMonths()
  const last = monthOf([standUp, trip], march, paris, 4).at(-1)
  const [first] = monthOf([standUp, trip], april, paris, 4)
  expect(first?.map((day, index) => day === last?.[index])).toEqual(Array.from({ length: 7 }, () => true))
})

test('where there is less room a day is another', () => {
  const monthOf = cachedMonths()
  const wide = monthOf([trip, review], march, paris, 2).flat()
  const narrow = monthOf([trip, review], march, paris, 1).flat()
  expect(narrow.filter((day, index) => day !== wide[index]).map(({ date }) => date)).toContain('2027-03-31')
})
