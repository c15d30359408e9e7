import '../../../../ui/tokens.css'
import '../../../../ui/base.css'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { epochMs, type IsoDate } from '#domain/time/units.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { DrawnView, type Shown } from '../testing/DrawnView.tsx'
import { AgendaView } from './AgendaView.tsx'
import { agendaView } from './agendaView.ts'

afterEach(cleanup)

const timed = (title: string, start: string, end: string) =>
  plainEvent(title, {
    kind: 'timed',
    start: epochMs(Date.parse(`${start}+01:00`)),
    end: epochMs(Date.parse(`${end}+01:00`)),
    zone: null,
  })
const events = [
  timed('Stand-up', '2027-03-16T08:45', '2027-03-16T09:15'),
  timed('Review', '2027-03-16T14:00', '2027-03-16T15:00'),
  plainEvent('Fair', { kind: 'allDay', first: '2027-03-19', last: '2027-03-20' }),
]

type Given = Omit<Shown, 'date'> & { readonly date?: IsoDate }

const drawn = ({ date = '2027-03-16', ...shown }: Given) => (
  <div style={{ blockSize: '500px' }}>
    <DrawnView view={agendaView} as={AgendaView} {...{ date, events, ...shown }} />
  </div>
)
const show = (shown: Given = {}) => render(drawn(shown), { wrapper: inEnglish })

const list = () => page.getByRole('region', { name: 'Agenda of March 2027' })
const topOf = (name: RegExp) =>
  Math.round(
    list().getByRole('region', { name }).element().getBoundingClientRect().top -
      list().element().getBoundingClientRect().top,
  )

test('a day with events lists them, and days without any are one line', async () => {
  show()
  const friday = list().getByRole('region', { name: 'Friday 19 March, 1 event' })
  await expect.element(friday.getByRole('button', { name: /^Fair, .*, day 1 of 2$/ })).toBeInTheDocument()
  await expect
    .element(list().getByRole('button', { name: 'Monday 1 March to Monday 15 March, no events' }))
    .toBeInTheDocument()
})

test('today is called today, and an event that is going on says so', async () => {
  show()
  const today = list().getByRole('region', { name: 'Today, Tuesday 16 March, 2 events' })
  await expect.element(today).toHaveAttribute('aria-current', 'date')
  await expect.element(today.getByRole('button', { name: /^Stand-up, .*, now$/ })).toBeVisible()
  await expect.element(today.getByRole('button', { name: /^Review, / })).not.toHaveAccessibleName(/now$/)
})

test('the shown day is below the name of its month, and so is another one that is opened', async () => {
  const { rerender } = show()
  await expect.poll(() => topOf(/^Today/)).toBe(44)
  rerender(drawn({ date: '2027-03-19' }))
  await expect.poll(() => topOf(/^Friday 19/)).toBe(44)
})

test('reading more above the shown day leaves it in place', async () => {
  const { rerender } = show()
  await expect.poll(() => topOf(/^Today/)).toBe(44)
  const earlier = Array.from({ length: 12 }, (_, index) =>
    plainEvent(`Trip ${index}`, { kind: 'allDay', first: '2027-03-02', last: '2027-03-12' }),
  )
  rerender(drawn({ events: [...earlier, ...events] }))
  await expect.element(list().getByRole('region', { name: 'Tuesday 2 March, 12 events' })).toBeInTheDocument()
  expect(topOf(/^Today/)).toBe(44)
})

test('scrolling reaches another day', async () => {
  const onReached = vi.fn<(date: IsoDate) => void>()
  show({ onReached })
  await expect.poll(() => topOf(/^Today/)).toBe(44)
  list()
    .element()
    .scrollBy({ top: topOf(/^Friday 19/) - 40 })
  await expect.poll(() => onReached.mock.lastCall).toEqual(['2027-03-19'])
})

test('arrows lead from line to line, Enter opens an event, or a day in its view', async () => {
  const opened = vi.fn<(key: string) => void>()
  const openDay = vi.fn<(date: IsoDate) => void>()
  show({ actions: { openEvent: opened, openDay } })
  await userEvent.tab()
  await expect.element(list().getByRole('button', { name: 'Tuesday 16 March', exact: true })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(openDay).toHaveBeenCalledWith('2027-03-16')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(list().getByRole('button', { name: /^Review/ })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(opened).toHaveBeenCalledWith(events[1]?.key)
})

test('an event that gets the focus leaves its day at the top, with nothing of the day before', async () => {
  const onReached = vi.fn<(date: IsoDate) => void>()
  const eve = plainEvent('Eve', { kind: 'allDay', first: '2027-03-15', last: '2027-03-15' })
  show({ events: [eve, ...events], onReached })
  await expect.poll(() => topOf(/^Today/)).toBe(44)
  // The name of the month, and the border around the list.
  const pinnedEnd = 44 + 1
  for (const by of [0, 3, 30]) {
    list().element().scrollBy({ top: by })
    list()
      .getByRole('button', { name: /^Stand-up/ })
      .element()
      .focus()
    const { bottom } = list()
      .getByRole('region', { name: /^Monday 15/ })
      .element()
      .getBoundingClientRect()
    expect(bottom - list().element().getBoundingClientRect().top).toBeLessThanOrEqual(pinnedEnd)
  }
  list()
    .element()
    .scrollBy({ top: topOf(/^Friday 19/) - 40 })
  await expect.poll(() => onReached.mock.calls).toEqual([['2027-03-19']])
})

test('digits and signs on an event begin what is said to it, and are not heard by the page', async () => {
  const say = vi.fn<(key: string, typed: string) => void>()
  const heard = vi.fn<(event: KeyboardEvent) => void>()
  document.addEventListener('keydown', heard)
  show({ actions: { say } })
  const line = list().getByRole('button', { name: /^Stand-up/ })
  line.element().focus()
  await userEvent.keyboard('3+')
  expect(say.mock.calls).toEqual([
    [events[0]?.key, '3'],
    [events[0]?.key, '+'],
  ])
  expect(heard.mock.calls.some(([{ key }]) => key === '3')).toBe(false)
  list().getByRole('button', { name: 'Tuesday 16 March', exact: true }).element().focus()
  await userEvent.keyboard('3')
  document.removeEventListener('keydown', heard)
  expect(say).toHaveBeenCalledTimes(2)
  expect(heard.mock.lastCall?.[0].key).toBe('3')
})

test('days that are not read (yet) are not called free', async () => {
  show({ isRead: false, events: [] })
  await expect
    .element(list().getByRole('region', { name: 'Today, Tuesday 16 March', exact: true }))
    .toBeVisible()
  await expect.element(page.getByText('Nothing planned')).not.toBeInTheDocument()
})

/** Its name: the text of a line is drawn by its stylesheet. */
const textOf = (line: Element) => line.getAttribute('aria-label') ?? ''

describe('of thousands of events', () => {
  const calls = Array.from({ length: 3000 }, (_, index) => {
    const day = `2027-03-${String(1 + Math.floor(index / 100)).padStart(2, '0')}`
    const minute = String(index % 60).padStart(2, '0')
    return timed(`Call ${index}`, `${day}T10:${minute}`, `${day}T11:00`)
  })
  const today = calls.slice(1500, 1600)
  const startOf = ({ when }: (typeof calls)[number]) => (when.kind === 'timed' ? when.start : 0)
  const sorted = today.toSorted(
    (one, other) => startOf(one) - startOf(other) || (one.key < other.key ? -1 : 1),
  )
  const lineCount = () => list().element().querySelectorAll('[data-event]').length
  const atTop = () => {
    const { top } = list().element().getBoundingClientRect()
    return [...list().element().querySelectorAll('[data-event]')].find(
      (line) => line.getBoundingClientRect().top >= top + 40,
    )?.textContent
  }

  test('those that are near are drawn, wherever the list is', async () => {
    const { rerender } = show({ events: calls })
    await expect.poll(() => topOf(/^Today/)).toBe(44)
    expect(atTop()).toMatch(/^Call 15\d\d$/)
    expect(lineCount()).toBeLessThan(100)
    rerender(drawn({ events: calls, date: '2027-03-25' }))
    await expect.poll(() => topOf(/^Thursday 25/)).toBe(44)
    expect(atTop()).toMatch(/^Call 24\d\d$/)
    list()
      .element()
      .scrollBy({ top: 60 * 32 })
    await expect.poll(atTop).toMatch(/^Call 24\d\d$/)
    expect(lineCount()).toBeLessThan(100)
  })

  test('a step scrolls to lines that are drawn already, and draws none', async () => {
    const shows = calls.map((_, index) => {
      const day = `2027-04-${String(1 + Math.floor(index / 100)).padStart(2, '0')}`
      return timed(`Show ${index}`, `${day}T10:00`, `${day}T11:00`)
    })
    const both = [...calls, ...shows]
    const linesOf = (month: string) => [
      ...document.querySelectorAll(`section[aria-label="Agenda of ${month} 2027"] [data-event]`),
    ]
    const { rerender } = show({ events: both })
    await expect.poll(() => linesOf('March').some((line) => textOf(line).startsWith('Show'))).toBe(true)
    const before = linesOf('March')
    rerender(drawn({ events: both, date: '2027-04-01' }))
    expect(linesOf('April')).toEqual(before)
    const visible = linesOf('April').find((line) => line.getBoundingClientRect().top >= 44)
    expect(visible && textOf(visible)).toMatch(/^Show/)
  })

  test('arrows lead through them, also back from a day whose line was scrolled away', async () => {
    show({ events: calls })
    list().getByRole('button', { name: 'Tuesday 16 March', exact: true }).element().focus()
    await userEvent.keyboard('{ArrowDown>60/}')
    await expect.poll(() => document.activeElement?.getAttribute('data-event')).toBe(sorted[59]?.key)
    list().element().scrollBy({ top: 8000 })
    await expect.poll(() => document.activeElement?.getAttribute('data-cell')).toBe('2027-03-16')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(list().getByRole('button', { name: 'Tuesday 16 March', exact: true })).toHaveFocus()
  })

  test('reading more above them leaves them in place', async () => {
    const { rerender } = show({ events: calls })
    await expect.poll(() => topOf(/^Today/)).toBe(44)
    list()
      .element()
      .scrollBy({ top: 40 * 32 })
    // The lines of the morning are no longer near.
    await expect
      .poll(() => list().element().querySelector('[data-cell="2027-03-16"] li')?.hasAttribute('aria-hidden'))
      .toBe(true)
    const before = atTop()
    const earlier = Array.from({ length: 12 }, (_, index) =>
      plainEvent(`Trip ${index}`, { kind: 'allDay', first: '2027-03-02', last: '2027-03-16' }),
    )
    rerender(drawn({ events: [...earlier, ...calls] }))
    await expect
      .element(list().getByRole('region', { name: 'Tuesday 2 March, 112 events' }))
      .toBeInTheDocument()
    expect(atTop()).toBe(before)
  })
})
