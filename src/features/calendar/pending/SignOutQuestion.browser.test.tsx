import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Router } from '../../../navigation/Router.tsx'
import { settingsStore, type SettingsStore } from '../../../settings/settingsStore.ts'
import { storageWith } from '../../../settings/testing/storageWith.ts'
import { SettingsContext } from '../../../settings/useSettings.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { SignOutQuestion } from './SignOutQuestion.tsx'

// Other tests store edits on this device, and those of anyone count.
vi.mock(import('./countUnsaved.ts'), () => ({ countUnsaved: async () => 0 }))

const onSignOut = vi.fn<() => void>()
const onClose = vi.fn<() => void>()
let store: SettingsStore

beforeEach(() => {
  onSignOut.mockClear()
  onClose.mockClear()
  store = settingsStore(storageWith(), 'alice')
  store.waitBy(() => Object.keys(store.unsent()).length > 0)
  store.choose({ theme: 'dark' })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const ask = () =>
  render(
    <Router>
      <QueryClientProvider client={new QueryClient()}>
        <SettingsContext value={store}>
          <SignOutQuestion onSignOut={onSignOut} onClose={onClose} />
        </SettingsContext>
      </QueryClientProvider>
    </Router>,
    { wrapper: inEnglish },
  )

test('settings that were chosen without a network are asked about before a sign-out resets them', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  ask()
  const question = page.getByRole('alertdialog', { name: 'Sign out with unsaved changes?' })
  await expect.element(question.getByText(/^Settings you chose/)).toBeVisible()
  await expect.element(question.getByRole('button', { name: 'Pending changes' })).not.toBeInTheDocument()
  expect(onSignOut).not.toHaveBeenCalled()
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  expect(onClose).toHaveBeenCalledTimes(1)
  await question.getByRole('button', { name: 'Sign out' }).click()
  expect(onSignOut).toHaveBeenCalledTimes(1)
})

test('settings that are sent meanwhile, or only ever kept here, are no question', async () => {
  ask()
  expect(onSignOut).not.toHaveBeenCalled()
  store.receive({ theme: 'dark' }, '"1"', { theme: 'dark' })
  await expect.poll(() => onSignOut.mock.calls.length).toBe(1)
  cleanup()
  store.choose({ theme: 'light' })
  store.waitBy(() => false)
  ask()
  await expect.poll(() => onSignOut.mock.calls.length).toBe(2)
})
