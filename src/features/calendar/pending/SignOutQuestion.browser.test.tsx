import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { apiAnswering } from '../../../api/testing/apiAnswering.ts'
import { homePath } from '../../../navigation/addresses.ts'
import { Router } from '../../../navigation/Router.tsx'
import { settingsStore, type SettingsStore } from '../../../settings/settingsStore.ts'
import { storageWith } from '../../../settings/testing/storageWith.ts'
import { SettingsContext } from '../../../settings/useSettings.ts'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { currentMessages, dismiss } from '../../../ui/messages/messages.ts'
import { removeDraft, storeDraft } from '../drafts/storedDrafts.ts'
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
  store.waitBy(() => Object.keys(store.unsent()))
  store.choose({ theme: 'dark' })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const ask = ({ api } = apiAnswering({}), from: 'here' | 'everywhere' = 'here') =>
  render(
    <Router>
      <ApiProvider value={api}>
        <QueryClientProvider client={new QueryClient()}>
          <SettingsContext value={store}>
            <SignOutQuestion from={from} onSignOut={onSignOut} onClose={onClose} />
          </SettingsContext>
        </QueryClientProvider>
      </ApiProvider>
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

test('drafts are asked about before a sign-out deletes them', async () => {
  store.waitBy(() => [])
  const typed = {
    id: 'd1',
    subject: 'calendar',
    path: homePath,
    isOpen: false,
    at: 0,
    kind: 'calendar',
  } as const
  const form = { name: 'Choir', description: '', colour: '#336699' }
  storeDraft(sessionStorage, { ...typed, calendarId: null, form, initial: { ...form, name: '' } })
  ask()
  const question = page.getByRole('alertdialog', { name: 'Sign out with unsaved changes?' })
  await expect
    .element(question.getByText('A draft in this tab isn’t saved. Signing out deletes it.'))
    .toBeVisible()
  expect(onSignOut).not.toHaveBeenCalled()
  await question.getByRole('button', { name: 'Sign out' }).click()
  expect(onSignOut).toHaveBeenCalledTimes(1)
  removeDraft(sessionStorage, 'd1')
})

test('what is saved while the question is open is no question any more', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  ask()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  store.receive({ theme: 'dark' }, '"1"', { theme: 'dark' })
  await expect.poll(() => onSignOut.mock.calls.length).toBe(1)
  store.choose({ theme: 'light' })
  store.receive({ theme: 'light' }, '"2"', { theme: 'light' })
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  expect(onSignOut).toHaveBeenCalledTimes(1)
})

test('settings that are sent meanwhile, or only ever kept here, are no question', async () => {
  ask()
  expect(onSignOut).not.toHaveBeenCalled()
  store.receive({ theme: 'dark' }, '"1"', { theme: 'dark' })
  await expect.poll(() => onSignOut.mock.calls.length).toBe(1)
  cleanup()
  store.choose({ theme: 'light' })
  store.waitBy(() => [])
  ask()
  await expect.poll(() => onSignOut.mock.calls.length).toBe(2)
})

test('up to when somebody looked at changes by others is noted by the page, and no question', async () => {
  store.receive({ theme: 'dark' }, '"1"', { theme: 'dark' })
  store.choose({ looked: { until: '2027-03-15T09:00:00Z', events: [] } })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  ask()
  await expect.poll(() => onSignOut.mock.calls.length).toBe(1)
})

test('a browser that is reminded while no tab is open no longer is after a sign-out', async () => {
  store.waitBy(() => [])
  localStorage.setItem('kalends.push', JSON.stringify({ id: 's1', userId: 'alice', at: 0 }))
  const answering = apiAnswering({ 'DELETE /api/user/push-subscriptions/s1': {} })
  ask(answering)
  await expect.poll(() => onSignOut.mock.calls.length).toBe(1)
  expect(answering.asked.map(({ url }) => new URL(url).pathname)).toEqual(['/api/user/push-subscriptions/s1'])
  expect(localStorage.getItem('kalends.push')).toBeNull()
})

test('signing out everywhere ends all sessions before this browser is signed out', async () => {
  store.waitBy(() => [])
  const answering = apiAnswering({ 'POST /api/logout': {} })
  ask(answering, 'everywhere')
  await expect.poll(() => onSignOut.mock.calls.length).toBe(1)
  const [request] = answering.asked
  expect(request?.headers.get('authorization')).toBe('Bearer token-of-alice')
  expect(await request?.json()).toEqual({ everywhere: true })
})

test('if other sessions could not be ended, nobody is signed out, and it can be tried again, or done here only', async () => {
  store.waitBy(() => [])
  const answering = apiAnswering({ 'POST /api/logout': { status: 503, body: {} } })
  ask(answering, 'everywhere')
  await expect.poll(() => currentMessages().length).toBe(1)
  expect(onSignOut).not.toHaveBeenCalled()
  expect(onClose).toHaveBeenCalledTimes(1)
  const [message] = currentMessages()
  expect(message?.text).toMatch(/^You’re not signed out\. /)
  expect(message?.isLasting).toBe(true)
  message?.action?.run()
  await expect.poll(() => answering.asked.length).toBe(2)
  await expect.poll(() => currentMessages().length).toBe(2)
  message?.also?.run()
  expect(onSignOut).toHaveBeenCalledTimes(1)
  for (const { id } of currentMessages()) dismiss(id)
})
