import { expect, test } from 'vitest'
import { clockChangeNear } from './clockChangeNear.ts'
import { zoneNamed } from './Zone.ts'

const berlin = zoneNamed('Europe/Berlin')

test.each([
  ['2027-03-15', '2027-03-20', null],
  ['2027-03-15', '2027-03-21', { date: '2027-03-28', direction: 'forward' }],
  ['2027-03-21', '2027-03-21', { date: '2027-03-28', direction: 'forward' }],
  ['2027-03-22', '2027-03-28', { date: '2027-03-28', direction: 'forward' }],
  ['2027-03-29', '2027-04-04', null],
  ['2027-10-18', '2027-10-24', { date: '2027-10-31', direction: 'back' }],
] as const)('from %s to %s in Berlin', (first, last, change) => {
  expect(clockChangeNear(first, last, berlin)).toEqual(change)
})

test('clocks that change at midnight change on the day that they make longer or shorter', () => {
  expect(clockChangeNear('2027-03-22', '2027-03-28', zoneNamed('Asia/Beirut'))).toEqual({
    date: '2027-03-28',
    direction: 'forward',
  })
  expect(clockChangeNear('2027-03-29', '2027-04-03', zoneNamed('America/Santiago'))).toEqual({
    date: '2027-04-03',
    direction: 'back',
  })
})

test('half an hour is a change, and zones without summer time have none', () => {
  expect(clockChangeNear('2027-04-01', '2027-04-04', zoneNamed('Australia/Lord_Howe'))?.direction).toBe(
    'back',
  )
  expect(clockChangeNear('2027-03-22', '2027-03-28', zoneNamed('Asia/Kolkata'))).toBeNull()
})
