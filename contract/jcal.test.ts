import * as v from 'valibot'
import { expect, test } from 'vitest'
import { jCal } from './jcal.ts'

const dtstart = ['dtstart', {}, 'date-time', '2017-05-03T16:00:00Z']

test('CAL-16 a component may have two items or three', () => {
  expect(v.is(jCal, ['vcalendar', [], [['vevent', [dtstart]]]])).toBe(true)
  expect(v.is(jCal, ['vcalendar', [], [['vevent', [dtstart], []]]])).toBe(true)
})

test('CAL-16 the third item is never an object', () => {
  expect(v.is(jCal, ['vcalendar', [], [['vevent', [dtstart], {}]]])).toBe(false)
})

test('CAL-17 parameters may be repeated, values structured, properties unknown', () => {
  const unknown = [
    'x-odd',
    { member: ['mailto:a@x.example', 'mailto:b@x.example'] },
    'recur',
    { freq: 'DAILY' },
  ]
  expect(v.is(jCal, ['vcalendar', [unknown], []])).toBe(true)
})

test('a property needs a name, parameters, a type and a value', () => {
  expect(v.is(jCal, ['vcalendar', [['uid', {}, 'text']], []])).toBe(false)
  expect(v.is(jCal, ['vcalendar', [['uid', [], 'text', '1']], []])).toBe(false)
  expect(v.is(jCal, ['vcalendar', [['uid', { a: 1 }, 'text', '1']], []])).toBe(false)
})

test('only a vcalendar is a calendar object', () => {
  expect(v.is(jCal, ['vcard', [], []])).toBe(false)
  expect(v.is(jCal, ['vcalendar', []])).toBe(false)
  expect(v.is(jCal, { vcalendar: [] })).toBe(false)
})

test('a hundred thousand brackets are no jCal and no stack overflow', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
  expect(v.is(jCal, ['vcalendar', [['x', {}, 'text', deep]], []])).toBe(false)
  expect(v.is(jCal, deep)).toBe(false)
})
