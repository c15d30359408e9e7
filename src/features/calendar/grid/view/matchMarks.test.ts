import { beforeAll, expect, test } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { toIsoDate } from '#domain/time/units.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import type { SavedMatch, SavedMatches } from '../model/SavedMatches.ts'
import { hiddenMarks, matchMarks } from './matchMarks.ts'

beforeAll(() => void inEnglish({ children: null }))

const day = toIsoDate('2027-03-15')
const event = plainEvent('Tea', { kind: 'allDay', first: day, last: day })
const searches = ['One', 'Two', 'Three', 'Four'].map((name) => ({
  name,
  spine: `spine-of-${name}`,
  symbol: '◆',
}))

const matching = (matched: readonly SavedMatch[], isFaint = false): SavedMatches => ({
  of: () => matched,
  recedes: () => isFaint,
  shown: (events) => events,
  isolatedBy: [],
})

test('an event has no mark while no search is on, and none of a search that it does not match', () => {
  const none = { name: '', style: null, count: undefined, isFaint: false }
  expect(matchMarks(event, undefined)).toEqual(none)
  expect(matchMarks(event, matching([]))).toEqual(none)
  expect(matchMarks(event, matching([], true))).toEqual({ ...none, isFaint: true })
})

test('its end has a stripe for each search, and its name says them all', () => {
  expect(matchMarks(event, matching(searches.slice(0, 2)))).toEqual({
    name: 'matches One and Two',
    style: {
      '--ends': 'inset calc(-1 * var(--end)) 0 0 spine-of-One,inset calc(-2 * var(--end)) 0 0 spine-of-Two',
    },
    count: 2,
    isFaint: false,
  })
  expect(matchMarks(event, matching(searches))).toMatchObject({
    name: 'matches One, Two, Three and Four',
    count: 3,
  })
})

test('what hides behind a number has the marks of all searches that any of it matches, each once', () => {
  const [one = { name: '', spine: '', symbol: '' }, two = one] = searches
  const other = plainEvent('Talk', event.when)
  const matches = { ...matching([]), of: (each: typeof event) => (each === event ? [one] : [one, two]) }
  expect(hiddenMarks([event, other, other], matches)).toMatchObject({ name: 'matches One and Two', count: 2 })
  expect(hiddenMarks([event], matching([]))).toMatchObject({ name: '', style: null })
  expect(hiddenMarks([event], undefined)).toMatchObject({ name: '', style: null })
})
