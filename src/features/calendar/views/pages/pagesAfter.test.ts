import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { IsoDate } from '#domain/time/units.ts'
import { pagesAfter, withAhead, type PageContent, type DrawnPages } from './pagesAfter.ts'

const drawn = (date: IsoDate, view = 'week'): PageContent => ({
  view,
  date,
  element: createElement('p', null, date),
})
const [first, second, third] = [drawn('2027-03-08'), drawn('2027-03-15'), drawn('2027-03-22')]
const placesOf = ({ shown, ahead }: DrawnPages) => [shown, ...ahead].map(({ date, place }) => [date, place])

const begun = withAhead(pagesAfter(second, false, null), [first, third])

test('pages drawn ahead have places of their own', () => {
  expect(placesOf(begun)).toEqual([
    ['2027-03-15', 0],
    ['2027-03-08', 1],
    ['2027-03-22', 2],
  ])
})

test('a page that is turned to keeps its place, and what was shown stays in its own', () => {
  const turned = pagesAfter(drawn('2027-03-22'), true, begun)
  expect(placesOf(turned)).toEqual([
    ['2027-03-22', 2],
    ['2027-03-08', 1],
    ['2027-03-15', 0],
  ])
  // What lies further back makes room for what lies ahead.
  expect(placesOf(withAhead(turned, [second, drawn('2027-03-29')]))).toEqual([
    ['2027-03-22', 2],
    ['2027-03-15', 0],
    ['2027-03-29', 1],
  ])
})

test('under somebody’s hands, and for a date that was not drawn ahead, the page stays and shows something else', () => {
  expect(pagesAfter(third, false, begun).shown).toEqual({ ...third, place: 0 })
  expect(pagesAfter(drawn('2028-01-01'), true, begun).shown.place).toBe(0)
})

test('what changes in the period that is shown is drawn in its place', () => {
  const changed = drawn('2027-03-15')
  const pages = pagesAfter(changed, true, begun)
  expect(pages.shown.element).toBe(changed.element)
  expect(placesOf(pages)).toEqual(placesOf(begun))
  expect(pagesAfter(changed, true, pages)).toBe(pages)
})

test('another view keeps no pages of the last one', () => {
  expect(pagesAfter(drawn('2027-03-15', 'month'), true, begun).ahead).toEqual([])
})
