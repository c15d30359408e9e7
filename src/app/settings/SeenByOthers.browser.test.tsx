import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { settingsStore } from '../../settings/settingsStore.ts'
import { storageWith } from '../../settings/testing/storageWith.ts'
import { SettingsContext } from '../../settings/useSettings.ts'
import { inEnglish } from '../../ui/testing/inEnglish.tsx'
import { SeenByOthers } from './SeenByOthers.tsx'

afterEach(cleanup)

test('who keeps busy times for themselves keeps working hours, too', async () => {
  const store = settingsStore(storageWith(), 'alice')
  render(
    <SettingsContext value={store}>
      <SeenByOthers />
    </SettingsContext>,
    { wrapper: inEnglish },
  )
  const field = (name: string) => page.getByRole('combobox', { name, exact: true })
  const hours = field('Who sees my working hours and time zone')
  await hours.selectOptions('Nobody')
  expect(store.current()).toEqual({ workingTime: 'nobody' })
  await hours.selectOptions('People in my organisation')
  await field('Who sees when I am busy').selectOptions('Nobody')
  expect(store.current()).toEqual({ workingTime: 'domain', freeBusy: 'nobody' })
  await expect.element(hours).toBeDisabled()
  await expect.element(hours).toHaveValue('nobody')
})
