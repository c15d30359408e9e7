import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { settingsStore } from '../../../settings/settingsStore.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { setClock } from '../../../locales/clock/clock.ts'
import { ViewOptionsContext } from './useViewOptions.ts'
import { ViewOptionsButton } from './ViewOptionsButton.tsx'
import { viewOptionsStore, type ViewOptionsStore } from './viewOptionsStore.ts'

let store: ViewOptionsStore

beforeEach(async () => {
  store = viewOptionsStore(settingsStore(sessionStorage, 'alice'), 'en-GB')
  render(
    <ViewOptionsContext value={store}>
      <ViewOptionsButton />
    </ViewOptionsContext>,
    { wrapper: inEnglish },
  )
  await page.getByRole('button', { name: 'View options' }).click()
  await expect.element(popover()).toBeVisible()
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  setClock('24h')
})

const popover = () => page.getByRole('dialog', { name: 'View options' })

test('each choice takes effect at once', async () => {
  await popover().getByRole('combobox', { name: 'Weeks begin on' }).selectOptions('Sunday')
  await popover().getByText('12 hours').click()
  await popover().getByRole('checkbox', { name: 'Weekends', exact: true }).click()
  await popover().getByRole('checkbox', { name: 'Declined events' }).click()
  await popover().getByRole('checkbox', { name: 'Dim past events' }).click()
  await popover().getByRole('checkbox', { name: 'Monograms' }).click()
  await popover().getByRole('checkbox', { name: 'Fold nights and empty weekends' }).click()
  await popover().getByRole('checkbox', { name: 'Daylight and moon' }).click()
  expect(store.current()).toMatchObject({
    firstDay: 0,
    clock: '12h',
    weekends: 'hidden',
    declined: 'struck',
    past: 'normal',
    monograms: 'shown',
    nights: 'folded',
    daylight: 'shown',
  })
})

test('working hours are chosen for each weekday, and end after they start', async () => {
  await popover().getByText('Working hours').click()
  const monday = popover().getByRole('group', { name: 'Monday' })
  await monday.getByRole('combobox', { name: 'From' }).selectOptions('19:30')
  expect(store.current().workingHours[1]).toEqual({ start: '19:30', end: '20:30' })
  await monday.getByRole('combobox', { name: 'To' }).selectOptions('24:00')
  expect(store.current().workingHours[1]).toEqual({ start: '19:30', end: '24:00' })
  const friday = popover().getByRole('group', { name: 'Friday' })
  await friday.getByRole('combobox', { name: 'From' }).selectOptions('Off')
  expect(store.current().workingHours[5]).toBeNull()
  await expect.element(friday.getByRole('combobox', { name: 'To' })).toBeDisabled()
})
