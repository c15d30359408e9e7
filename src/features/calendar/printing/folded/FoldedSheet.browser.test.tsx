import '../../../../ui/tokens.css'
import '../../../../ui/base.css'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { daysFrom } from '#domain/time/dates.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { FoldedSheet } from './FoldedSheet.tsx'

afterEach(cleanup)

const drawn = (count: number, title = 'Talk') => (
  <FoldedSheet
    label="Week of 15 March"
    heading={{ months: 'March', year: '2027' }}
    date="2027-03-15"
    days={daysFrom('2027-03-15', 7)}
    events={Array.from({ length: count }, (_, index) =>
      plainEvent(`${title} ${String.fromCodePoint(65 + index)}`, {
        kind: 'allDay',
        first: '2027-03-17',
        last: '2027-03-17',
      }),
    )}
    context={{ calendars: new Map(), zone: zoneNamed('Europe/Paris') }}
    otherZones={[]}
    unread={new Set()}
    look={{ paper: 'a4', orientation: 'landscape', ink: 'black', hasDescriptions: false }}
    number={1}
    count={1}
  />
)
/** Where an element ends on its small page, whichever way up that is. */
const endOf = (element: unknown) =>
  element instanceof HTMLElement ? element.offsetTop + element.offsetHeight : NaN
const booklet = page.getByRole('region', { name: 'Week of 15 March', exact: true })
const rest = page.getByRole('region', { name: 'Week of 15 March, what “+n more” stands for' })

test('a day with more events than its small page has space for lists the rest on a further sheet', async () => {
  render(drawn(13), { wrapper: inEnglish })
  await expect.poll(() => booklet.element().textContent).toMatch(/Talk J\+3 more/)
  await expect.poll(() => rest.element().textContent).toMatch(/Wednesday 17 March.*Talk K.*Talk L.*Talk M/)
})

test('a day whose events all have space needs no further sheet', async () => {
  render(drawn(11), { wrapper: inEnglish })
  await expect.poll(() => booklet.element().textContent).toMatch(/Talk K/)
  await expect.element(rest).not.toBeInTheDocument()
})

test.each([7, 8, 11, 13])('of %i events with long titles none is cut off', async (count) => {
  render(drawn(count, 'A talk about everything that has been told so far, and more'), { wrapper: inEnglish })
  const list = page
    .getByText(/^A talk/)
    .first()
    .element()
    .closest('[class*=events]')
  await expect.poll(() => list?.children.length).toBe(Math.min(count, 11))
  expect(endOf(list?.lastElementChild)).toBeLessThanOrEqual(endOf(list))
})
