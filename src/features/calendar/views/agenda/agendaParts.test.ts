import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { daysFrom } from '#domain/time/dates.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { agendaParts, piecesOf } from './agendaParts.ts'

const zone = zoneNamed('Europe/Paris')
const trip = {
  ...plainEvent('Trip', { kind: 'allDay', first: '2027-03-30', last: '2027-04-01' }),
  description: 'Pack warm clothes.\n\nTrain 123',
}
const none: ReadonlySet<IsoDate> = new Set()

const partsOf = (first: IsoDate, count: number, { unread = none, hasDescriptions = false } = {}) =>
  agendaParts([trip], daysFrom(first, count), { zone, unread, hasDescriptions }).map((part) => [
    part.kind,
    part.kind === 'text' ? part.text : part.date,
  ])

test('days without events are left out, and several months have headings', () => {
  expect(partsOf('2027-03-29', 4)).toEqual([
    ['month', '2027-03-29'],
    ['day', '2027-03-30'],
    ['event', '2027-03-30'],
    ['day', '2027-03-31'],
    ['event', '2027-03-31'],
    ['month', '2027-04-01'],
    ['day', '2027-04-01'],
    ['event', '2027-04-01'],
  ])
  expect(partsOf('2027-03-29', 2)).toEqual([
    ['day', '2027-03-30'],
    ['event', '2027-03-30'],
  ])
})

test('a description is below the first day that is printed, a line each', () => {
  expect(partsOf('2027-03-31', 1, { hasDescriptions: true })).toEqual([
    ['day', '2027-03-31'],
    ['event', '2027-03-31'],
    ['text', 'Pack warm clothes.'],
    ['text', 'Train 123'],
  ])
  expect(
    partsOf('2027-03-30', 2, { hasDescriptions: true }).filter(([kind]) => kind === 'text'),
  ).toHaveLength(2)
})

test('a day that was not read is there, for it is not free', () => {
  expect(partsOf('2027-03-01', 2, { unread: new Set<IsoDate>(['2027-03-02']) })).toEqual([
    ['day', '2027-03-02'],
  ])
})

test('a long text is cut between words, and no letter is lost', () => {
  assertProperty(
    fc.property(fc.array(fc.string({ maxLength: 900 })), (lines) => {
      const pieces = piecesOf(lines.join('\n'))
      expect(pieces.join('').replaceAll(/\s/gu, '')).toBe(lines.join('').replaceAll(/\s/gu, ''))
      expect(pieces.every((piece) => piece !== '' && piece.length <= 600)).toBe(true)
    }),
  )
  expect(piecesOf(`${'word '.repeat(200)}end`).every((piece) => /^word.*(word|end)$/.test(piece))).toBe(true)
})
