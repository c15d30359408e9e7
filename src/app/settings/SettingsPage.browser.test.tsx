import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiProvider } from '../../api/ApiProvider.tsx'
import { apiAnswering } from '../../api/testing/apiAnswering.ts'
import { alice } from '../../api/testing/alice.ts'
import { UserProvider } from '../../api/UserProvider.tsx'
import { calendarKeys } from '../../features/calendar/queries/calendarKeys.ts'
import { settingsStore, type SettingsStore } from '../../settings/settingsStore.ts'
import { storageWith } from '../../settings/testing/storageWith.ts'
import { SettingsContext } from '../../settings/useSettings.ts'
import { inEnglish } from '../../ui/testing/inEnglish.tsx'
import { SettingsPage } from './SettingsPage.tsx'

let store: SettingsStore

const choir = { id: 'choir', homeId: 'alice', name: 'Choir', description: '', colour: '#336699' }
const rights = {
  hasCtag: true,
  isDefault: true,
  canWrite: true,
  canRename: true,
  canShare: false,
  ownerId: null,
}

beforeEach(() => {
  store = settingsStore(storageWith(), 'alice')
  store.choose({
    secondZones: ['Asia/Tokyo', 'UTC'],
    defaultLength: 50,
    views: { firstNarrow: '5-days' },
    clock: '24h',
  })
  const client = new QueryClient()
  client.setQueryData(calendarKeys.calendars('alice'), {
    calendars: [{ ...choir, ...rights }],
    ctags: {},
    skipped: 0,
  })
  render(
    <ApiProvider value={apiAnswering({}).api}>
      <QueryClientProvider client={client}>
        <UserProvider value={alice}>
          <SettingsContext value={store}>
            <SettingsPage />
          </SettingsContext>
        </UserProvider>
      </QueryClientProvider>
    </ApiProvider>,
    { wrapper: inEnglish },
  )
})
afterEach(cleanup)

const field = (name: string) => page.getByRole('combobox', { name, exact: true })

test('the view to begin with is chosen for wide screens and for phones', async () => {
  await expect.element(field('Begin with')).toHaveValue('week')
  await expect.element(field('Begin with on a phone')).toHaveValue('5-days')
  await field('Begin with').selectOptions('Month')
  await field('Begin with on a phone').selectOptions('Agenda')
  expect(store.current().views).toEqual({ first: 'month', firstNarrow: 'agenda' })
})

test('reminders of new events are chosen for all calendars and for one, and can be taken back', async () => {
  await field('New events remind').selectOptions('10 minutes before')
  await field('New all-day events remind').selectOptions('On the day at 09:00')
  await expect.element(field('New events in Choir remind')).toHaveDisplayValue('As in all calendars')
  await field('New events in Choir remind').selectOptions('None')
  expect(store.current().notifications).toEqual({
    minutesBefore: [10],
    allDayMinutesBefore: [-540],
    calendars: { 'alice/choir': { minutesBefore: [] } },
  })
  await field('New events in Choir remind').selectOptions('As in all calendars')
  await field('New events remind').selectOptions('None')
  expect(store.current().notifications).toEqual({ allDayMinutesBefore: [-540], calendars: {} })
})

test('several reminders are chosen, those of all-day events by the clock, also for one calendar', async () => {
  expect(field('New events remind again').elements()).toEqual([])
  await field('New events remind').selectOptions('10 minutes before')
  await field('New events remind again').selectOptions('1 hour before')
  await field('New all-day events in Choir remind').selectOptions('The day before at 17:00')
  await field('New all-day events in Choir remind again').selectOptions('On the day at 09:00')
  expect(store.current().notifications).toEqual({
    minutesBefore: [10, 60],
    calendars: { 'alice/choir': { allDayMinutesBefore: [420, -540] } },
  })
  await field('New all-day events in Choir remind').selectOptions('As in all calendars')
  await field('New events remind').selectOptions('None')
  expect(store.current().notifications).toEqual({ calendars: {} })
})

test('the length of new events is one of a few, or what another program chose', async () => {
  await expect.element(field('Length of new events')).toHaveDisplayValue('50 min')
  await field('Length of new events').selectOptions('1 h 30 min')
  expect(store.current().defaultLength).toBe(90)
})

test('the second time zone is chosen, and further ones stay until there is none', async () => {
  await expect.element(field('Second time zone')).toHaveValue('Asia/Tokyo')
  await field('Second time zone').selectOptions('New York')
  expect(store.current().secondZones).toEqual(['America/New_York', 'UTC'])
  await field('Second time zone').selectOptions('None')
  expect(store.current().secondZones).toBeUndefined()
})

test('hours drawn on the week and hours in the fields are the same', async () => {
  const monday = page.getByRole('region', { name: 'Working hours' }).getByRole('group', { name: 'Monday' })
  await monday.getByRole('combobox', { name: 'From' }).selectOptions('07:30')
  await expect
    .element(page.getByRole('slider', { name: 'Start on Monday' }))
    .toHaveAttribute('aria-valuetext', '07:30')
})

test('an action gets another key, none, or its own again; a key that something else has is refused', async () => {
  const change = (does: string) => page.getByRole('button', { name: `Change the key for “${does}”` })
  await page.getByText('Change keys').click()
  // A part of the page that has its name already is not there twice.
  const names = page
    .getByRole('region')
    .elements()
    .map((each) => each.getAttribute('aria-label'))
  expect(names).toEqual([...new Set(names)])
  await change('Go to today').click()
  // Its name has what is seen, so that it can be spoken.
  await expect
    .element(page.getByRole('button', { name: 'Press a key for “Go to today”' }))
    .toHaveTextContent('Press a key')
  await userEvent.keyboard('o')
  expect(store.current().shortcuts).toEqual({ today: 'o' })
  await change('New event').click()
  await userEvent.keyboard('o')
  await expect.element(page.getByText('“o” is already the key for “Go to today”.')).toBeVisible()
  await change('New event').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('“Enter” is already the key for “New event on the day”.')).toBeVisible()
  await change('Print').click()
  await userEvent.keyboard('{Control>}{Shift>}f{/Shift}{/Control}')
  await change('Search').click()
  await userEvent.keyboard('{Backspace}')
  await change('Quick add').click()
  await userEvent.keyboard('{Escape}')
  expect(store.current().shortcuts).toEqual({ today: 'o', print: 'Ctrl+Shift+f', search: '' })
  await page.getByRole('button', { name: 'Reset all keys' }).click()
  expect(store.current().shortcuts).toBeUndefined()
})

test('a zone that stands beside the hours already is not there twice', async () => {
  await page.getByRole('combobox', { name: 'Second time zone' }).selectOptions('UTC')
  expect(store.current().secondZones).toEqual(['UTC'])
})
