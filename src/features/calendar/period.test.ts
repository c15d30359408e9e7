import { expect, test } from 'vitest'
import { columnsFor, daysOf, stepped } from './period.ts'

test('a week runs from its first day, whatever day of it is looked at', () => {
  expect(daysOf({ view: 'week', date: '2027-03-17' }, 7, 1)).toEqual([
    '2027-03-15',
    '2027-03-16',
    '2027-03-17',
    '2027-03-18',
    '2027-03-19',
    '2027-03-20',
    '2027-03-21',
  ])
})

test('where there is room for three days they begin with the one looked at', () => {
  expect(daysOf({ view: 'week', date: '2027-03-17' }, 3, 1)).toEqual([
    '2027-03-17',
    '2027-03-18',
    '2027-03-19',
  ])
})

test('a day is a day, whatever room there is', () => {
  expect(daysOf({ view: 'day', date: '2027-03-17' }, 7, 1)).toEqual(['2027-03-17'])
})

test('stepping goes as far as what is shown', () => {
  expect(stepped({ view: 'week', date: '2027-03-17' }, 1, 7, '2027-03-16').date).toBe('2027-03-24')
  expect(stepped({ view: 'day', date: '2027-03-17' }, 1, 7, '2027-03-16').date).toBe('2027-03-18')
  expect(stepped({ view: 'week', date: '2027-03-17' }, -1, 3, '2027-03-16').date).toBe('2027-03-14')
  expect(stepped({ view: 'week', date: '2027-03-17' }, 1, 1, '2027-03-16').date).toBe('2027-03-18')
})

test('the month after 31 January is February', () => {
  expect(stepped({ view: 'month', date: '2027-01-31' }, 1, 7, '2027-03-16').date).toBe('2027-02-01')
})

test('stepping to the month of today leads to today, so that its week is the week of today', () => {
  expect(stepped({ view: 'month', date: '2027-02-01' }, 1, 7, '2027-03-16').date).toBe('2027-03-16')
})

test('a phone shows one day, a tablet three, a desk the week', () => {
  expect([columnsFor(20), columnsFor(40), columnsFor(70)]).toEqual([1, 3, 7])
})
