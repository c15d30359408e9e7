import { msg } from '@lingui/core/macro'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addDays, daysFrom } from '#domain/time/dates.ts'
import { apiAnswering } from '../../api/testing/apiAnswering.ts'
import { ApiProvider } from '../../api/ApiProvider.tsx'
import { alice } from '../../api/testing/alice.ts'
import { UserProvider } from '../../api/UserProvider.tsx'
import { CalendarPage } from '../../features/calendar/CalendarPage.tsx'
import { rangeOf } from '../../features/calendar/queries/ranges/rangeOf.ts'
import type { CalendarView } from '../../features/calendar/views/CalendarView.ts'
import { calendarViews } from '../../features/calendar/views/calendarViews.ts'
import { chooseKeys } from '../../navigation/actions/keyChoice.ts'
import { Router } from '../../navigation/Router.tsx'
import { SettingsPage } from '../settings/SettingsPage.tsx'
import { inEnglish } from '../../ui/testing/inEnglish.tsx'
import { AccountMenu } from './AccountMenu.tsx'

const fortnight: CalendarView = {
  name: 'fortnight',
  title: msg`Fortnight`,
  keys: ['f'],
  days: (date) => daysFrom(date, 14),
  step: (date, direction) => addDays(date, direction * 14),
  ranges: (date) => [rangeOf(date)],
  heading: () => ({ months: 'Two weeks', year: '2027' }),
  label: (date) => `Fortnight of ${date}`,
  isWithinWeek: false,
  print: {
    orientation: 'portrait',
    period: (date) => ({ first: date, last: addDays(date, 13) }),
    component: ({ label, days, date }) => <p>{`Sheet of ${label} from ${date}: ${days.length} days`}</p>,
  },
  component: ({ label, days }) => <p>{`${label}: ${days.length} days`}</p>,
}

const work = {
  _links: { self: { href: '/calendars/alice/work.json' } },
  'dav:name': 'Work',
  'apple:color': '#2f6fde',
}
let asked: readonly Request[] = []

const views = [...calendarViews, fortnight]

beforeEach(async () => {
  // On a phone it is in the menu.
  await page.viewport(1200, 800)
  location.hash = '#/calendar/week/2027-03-15'
  const { api, asked: requests } = apiAnswering({
    'GET /dav/api/calendars/alice.json': { body: { _embedded: { 'dav:calendar': [work] } } },
    'REPORT /dav/api/calendars/alice/work.json': { body: { _embedded: { 'dav:item': [] } } },
  })
  asked = requests
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={api}>
        <UserProvider value={alice}>
          <Router>
            <AccountMenu user={alice} hasPending={false} hasBin={false} onSignOut={nothing} />
            <CalendarPage views={views} />
            <SettingsPage views={views} />
          </Router>
        </UserProvider>
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: inEnglish },
  )
})
afterEach(cleanup)

const nothing = () => undefined
const shown = (date: string) => page.getByText(`Fortnight of ${date}: 14 days`)

test('a view added to the table has a button, a page, a heading and steps', async () => {
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Fortnight').click()
  await expect.element(shown('2027-03-15')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Two weeks 2027' })).toBeVisible()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect.element(shown('2027-03-29')).toBeVisible()
  expect(location.hash).toBe('#/calendar/fortnight/2027-03-29')
})

test('it has a key, and the list of shortcuts shows it', async () => {
  await userEvent.keyboard('f')
  await expect.element(shown('2027-03-15')).toBeVisible()
  await userEvent.keyboard('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect.element(list.getByText('Fortnight')).toBeVisible()
  const keys = list
    .getByRole('definition')
    .elements()
    .map(({ textContent }) => textContent)
  expect(keys).toContain('f')
})

test('search offers it with its key, and Enter shows it', async () => {
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(page.getByRole('searchbox', { name: 'Search events' }), 'fortn')
  await expect.element(page.getByRole('button', { name: 'Fortnight f' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(shown('2027-03-15')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a key that the person chose shows it, and its own does nothing more; switched off, none does', async () => {
  const end = chooseKeys({ isOn: true, chosen: { 'view.fortnight': 'o' } })
  await userEvent.keyboard('f')
  await userEvent.keyboard('o')
  await expect.element(shown('2027-03-15')).toBeVisible()
  await userEvent.keyboard('w')
  await expect.element(shown('2027-03-15')).not.toBeInTheDocument()
  chooseKeys({ isOn: false, chosen: {} })
  await userEvent.keyboard('f')
  end()
  await expect.element(shown('2027-03-15')).not.toBeInTheDocument()
})

test('its address leads to it', async () => {
  location.hash = '#/calendar/fortnight/2027-05-01'
  await expect.element(shown('2027-05-01')).toBeVisible()
})

test('the months before and after what it reads are read ahead', async () => {
  location.hash = '#/calendar/fortnight/2027-07-01'
  await expect.element(shown('2027-07-01')).toBeVisible()
  const bodies = () => Promise.all(asked.map((request) => request.clone().text()))
  await expect
    .poll(bodies)
    .toEqual(
      expect.arrayContaining(
        ['20270525', '20270624', '20270725'].map((start) => expect.stringContaining(start)),
      ),
    )
})

test('on a phone it is in the menu of views, after those that a phone has space for', async () => {
  await page.viewport(360, 800)
  await page.getByRole('button', { name: /^View: / }).click()
  await page.getByRole('menuitem', { name: 'Fortnight' }).click()
  await expect.element(page.getByRole('button', { name: 'View: Fortnight' })).toBeVisible()
  expect(location.hash).toMatch(/fortnight/)
})

test('the calendar can begin with it', async () => {
  for (const name of ['Begin with', 'Begin with on a phone']) {
    const field = page.getByRole('combobox', { name, exact: true })
    await expect.element(field.getByRole('option', { name: 'Fortnight' })).toBeInTheDocument()
  }
})
