import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiProvider } from '../../api/ApiProvider.tsx'
import { alice } from '../../api/testing/alice.ts'
import { apiAnswering } from '../../api/testing/apiAnswering.ts'
import { UserProvider } from '../../api/UserProvider.tsx'
import type { PushBrowser } from '../../settings/push/pushHere.ts'
import { storageWith } from '../../settings/testing/storageWith.ts'
import { inEnglish } from '../../ui/testing/inEnglish.tsx'
import { PushReminders } from './PushReminders.tsx'

afterEach(cleanup)

const box = () => page.getByRole('checkbox', { name: 'Also while Kalends is closed' })

function show(browser: PushBrowser) {
  render(
    <ApiProvider value={apiAnswering({}).api}>
      <UserProvider value={alice}>
        <PushReminders browser={browser} />
      </UserProvider>
    </ApiProvider>,
    { wrapper: inEnglish },
  )
}

test('a browser that refuses is said, and the box is as before', async () => {
  const workers = {
    register: () => Promise.reject(new Error('refused')),
    getRegistration: async () => undefined,
  }
  show({ workers, storage: storageWith() })
  await expect.element(box()).not.toBeChecked()
  await expect.element(page.getByText(/until you sign out/)).toBeVisible()
  await box().click()
  await expect.element(page.getByText('Your browser couldn’t set this up. Try again later.')).toBeVisible()
  await expect.element(box()).not.toBeChecked()
})

test('a browser that is reminded says so, and stops', async () => {
  const storage = storageWith()
  storage.setItem('kalends.push', JSON.stringify({ id: 's1', userId: 'alice', at: 0 }))
  const workers = {
    register: () => Promise.reject(new Error('refused')),
    getRegistration: async () => undefined,
  }
  show({ workers, storage })
  await expect.element(box()).toBeChecked()
  await box().click()
  await expect.element(box()).not.toBeChecked()
  expect(storage.getItem('kalends.push')).toBeNull()
})
