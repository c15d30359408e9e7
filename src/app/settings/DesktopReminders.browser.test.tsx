import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiProvider } from '../../api/ApiProvider.tsx'
import { apiAnswering } from '../../api/testing/apiAnswering.ts'
import { settingsStore } from '../../settings/settingsStore.ts'
import { browserPermission } from '../../settings/testing/browserPermission.ts'
import { storageWith } from '../../settings/testing/storageWith.ts'
import { SettingsContext } from '../../settings/useSettings.ts'
import { inEnglish } from '../../ui/testing/inEnglish.tsx'
import { DesktopReminders } from './DesktopReminders.tsx'

afterEach(cleanup)

const box = () => page.getByRole('checkbox', { name: 'Desktop notifications' })

function show() {
  const store = settingsStore(storageWith(), 'alice')
  render(
    <ApiProvider value={apiAnswering({}).api}>
      <SettingsContext value={store}>
        <DesktopReminders />
      </SettingsContext>
    </ApiProvider>,
    { wrapper: inEnglish },
  )
}

test('what the browser allows is followed while the page is open, and what it blocks cannot be ticked', async () => {
  const change = browserPermission('granted')
  show()
  await expect.element(box()).toBeChecked()
  await expect.element(page.getByText('While Kalends is open in this browser.')).toBeVisible()

  change('denied')
  await expect.element(page.getByText('The browser blocks them for this site.')).toBeVisible()
  await expect.element(box()).not.toBeChecked()
  await expect.element(box()).toBeDisabled()

  change('default')
  await expect.element(page.getByRole('button', { name: 'Allow desktop notifications' })).toBeVisible()

  change('granted')
  await expect.element(box()).toBeChecked()
})

test('a browser without notifications, as on an iPhone, does not block them, and its settings have none', async () => {
  const { Notification } = globalThis
  Reflect.deleteProperty(globalThis, 'Notification')
  onTestFinished(() => void Object.assign(globalThis, { Notification }))
  show()
  await expect.element(page.getByText('This browser has no notifications for websites.')).toBeVisible()
  await expect.element(box()).toBeDisabled()
})
