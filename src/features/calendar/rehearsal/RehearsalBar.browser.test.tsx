import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { apiFetching } from '../../../api/testing/apiFetching.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { keepFocus } from '../grid/keepFocus.ts'
import { calendarKeys } from '../queries/calendarKeys.ts'
import { beginRehearsal } from './beginRehearsal.tsx'
import { rehearsalStore, useRehearsal } from './rehearsalStore.ts'
import type { RehearsalSummary } from './RehearsalSummary.ts'
import { eachOn } from '../../../ui/testing/eachOn.ts'

eachOn('2027-03-15')

afterEach(() => {
  cleanup()
  rehearsalStore.change({ rehearsal: null })
})

const Place = () => useRehearsal()?.bar ?? null

/** @returns how it ended */
function begin(summary: RehearsalSummary) {
  const ends: string[] = []
  const place = render(<Place />, { wrapper: inEnglish })
  beginRehearsal({
    summary,
    zone: 'Europe/Paris',
    change: { isTouched: () => false, items: [], myAddresses: [] },
    onApply: () => ends.push('applied'),
    onDiscard: () => ends.push('discarded'),
    onLeave: () => ends.push('left'),
  })
  return { ends, leave: place.unmount }
}

const dates = { moved: 12, removed: 1, added: 0, changed: 0, isPart: false }
const series = { kind: 'series', title: 'Choir', dates } as const
const bar = page.getByRole('region', { name: 'Look first' })

test('it says how many dates move and are dropped, has the focus, and Apply ends it once', async () => {
  const { ends } = begin(series)
  await expect.element(bar).toHaveFocus()
  await expect
    .element(bar.getByRole('status'))
    .toHaveTextContent(
      '12 dates of “Choir” will move. 1 date of “Choir” will be dropped. Nothing is saved yet.',
    )
  await bar.getByRole('button', { name: 'Apply' }).click()
  await expect.element(bar).not.toBeInTheDocument()
  expect(ends).toEqual(['applied'])
})

test.for([
  ['at the event where it was before', true],
  ['at the event that Tab leads to, if it was nowhere', false],
] as const)('after Apply the focus is %s', async ([, wasThere]) => {
  render(
    <main>
      <div data-cell="2027-03-17">
        <button type="button" tabIndex={0} data-event="choir">
          Choir
        </button>
      </div>
    </main>,
  )
  const choir = page.getByRole('button', { name: 'Choir' })
  keepFocus()
  if (wasThere) choir.element().focus()
  begin(series)
  await expect.element(bar).toHaveFocus()
  await bar.getByRole('button', { name: 'Apply' }).click()
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(choir).toHaveFocus()
})

test('Escape discards it, and leaving the page too', async () => {
  const { ends } = begin(series)
  await expect.element(bar).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(ends).toEqual(['discarded'])
  cleanup()
  const other = begin(series)
  await expect.element(bar).toHaveFocus()
  other.leave()
  await expect.poll(() => other.ends).toEqual(['left'])
  expect(rehearsalStore.current().rehearsal).toBeNull()
})

test.for<[string, RehearsalSummary]>([
  [
    '214 events will be added to Travel. 3 are already there. Nothing is saved yet.',
    { kind: 'import', calendar: 'Travel', added: 214, alreadyThere: 3 },
  ],
  [
    '1 event will be added to Travel. Any that are already there will be left out. Nothing is saved yet.',
    { kind: 'import', calendar: 'Travel', added: 1, alreadyThere: null },
  ],
  [
    'Travel and its 31 events will go to the bin. Nothing is deleted yet.',
    { kind: 'deletion', calendar: 'Travel', events: 31, hasBin: true },
  ],
  [
    'Travel and all its events will be deleted. Nothing is deleted yet.',
    { kind: 'deletion', calendar: 'Travel', events: null, hasBin: false },
  ],
  [
    '“Choir” will be on Wednesday 17 March, all day. Nothing is saved yet.',
    { kind: 'event', title: 'Choir', when: { kind: 'allDay', first: '2027-03-17', last: '2027-03-17' } },
  ],
  [
    '53 dates of “Choir” will change. Counted over a year. Nothing is saved yet.',
    { ...series, dates: { moved: 0, removed: 0, added: 0, changed: 53, isPart: true } },
  ],
])('it says: %s', async ([sentence, summary]) => {
  begin(summary)
  await expect.element(bar.getByRole('status')).toHaveTextContent(sentence)
})

test('a series that somebody else deletes meanwhile is said to be gone, and can be discarded alone', async () => {
  const ends: string[] = []
  const client = new QueryClient()
  const object = { userId: 'alice', calendarId: 'work', eventId: 'choir.ics' }
  let status = 403
  const api = apiFetching(() => new Response(null, { status }))
  render(
    <QueryClientProvider client={client}>
      <ApiProvider value={api}>
        <Place />
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: inEnglish },
  )
  beginRehearsal({
    summary: series,
    object,
    zone: 'Europe/Paris',
    change: { isTouched: () => false, items: [], myAddresses: [] },
    onApply: () => ends.push('applied'),
    onDiscard: () => ends.push('discarded'),
    onLeave: () => ends.push('left'),
  })
  const apply = bar.getByRole('button', { name: 'Apply' })
  await expect.element(apply).toBeVisible()
  apply.element().focus()
  status = 404
  await client.invalidateQueries({ queryKey: calendarKeys.event(object) })
  await expect
    .element(bar.getByRole('status'))
    .toHaveTextContent('“Choir” was deleted. This change can’t be made any more.')
  await expect.element(apply).not.toBeInTheDocument()
  await expect.element(bar).toHaveFocus()
  await bar.getByRole('button', { name: 'Discard' }).click()
  expect(ends).toEqual(['discarded'])
})
