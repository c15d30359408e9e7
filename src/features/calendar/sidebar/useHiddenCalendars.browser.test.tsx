import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiProvider } from '../../../api/ApiProvider.tsx'
import { apiAnswering } from '../../../api/testing/apiAnswering.ts'
import { settingsStore } from '../../../settings/settingsStore.ts'
import { storageWith } from '../../../settings/testing/storageWith.ts'
import { SettingsContext } from '../../../settings/useSettings.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { useHiddenCalendars } from './useHiddenCalendars.ts'

const former = 'kalends.hidden.alice'

afterEach(() => {
  cleanup()
  localStorage.removeItem(former)
})

const calendars: readonly Calendar[] = ['work', 'choir', 'garden'].map((id) => ({
  id,
  homeId: 'alice',
  name: id,
  description: '',
  colour: '#336699',
  hasCtag: true,
  isDefault: false,
  canWrite: true,
  canRename: true,
  canShare: false,
  ownerId: null,
}))
const href = (id: string) => `/calendars/alice/${id}.json`

/** What Alice hides, on a service that keeps her settings or does not. */
function hiddenBy(store: ReturnType<typeof settingsStore>, areStored = true) {
  const { api } = apiAnswering({})
  const config = { ...api.config, features: { ...api.config.features, userSettings: areStored } }
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ApiProvider value={{ ...api, config }}>
      <SettingsContext value={store}>{children}</SettingsContext>
    </ApiProvider>
  )
  return renderHook(() => useHiddenCalendars('alice', calendars), { wrapper }).result
}

test('what is hidden is kept with the settings of the person; a calendar that is not listed stays hidden', () => {
  const store = settingsStore(storageWith(), 'alice')
  store.choose({ hiddenCalendars: [href('choir'), '/calendars/bob/elsewhere.json'] })
  const result = hiddenBy(store)
  expect([...result.current.hidden]).toEqual(['choir'])
  result.current.hide(new Set(['work']))
  expect(store.current().hiddenCalendars).toEqual(['/calendars/bob/elsewhere.json', href('work')])
})

test('what an earlier version kept in the browser holds at once, and is moved when the service has spoken', async () => {
  localStorage.setItem(former, '["garden"]')
  const store = settingsStore(storageWith(), 'alice')
  const result = hiddenBy(store)
  expect([...result.current.hidden]).toEqual(['garden'])
  expect(store.unsent()).toEqual({})
  store.receive({}, '"1"')
  await vi.waitFor(() => expect(store.unsent()).toEqual({ hiddenCalendars: [href('garden')] }))
  expect(localStorage.getItem(former)).toBeNull()
  await vi.waitFor(() => expect([...result.current.hidden]).toEqual(['garden']))
})

test('what was chosen elsewhere since goes before what the browser kept', async () => {
  localStorage.setItem(former, '["garden"]')
  const store = settingsStore(storageWith(), 'alice')
  store.receive({ hiddenCalendars: [href('work')] }, '"1"')
  const result = hiddenBy(store)
  await vi.waitFor(() => expect(localStorage.getItem(former)).toBeNull())
  expect([...result.current.hidden]).toEqual(['work'])
  expect(store.unsent()).toEqual({})
})

test('where no service keeps settings they move within the browser', async () => {
  localStorage.setItem(former, '["garden"]')
  const store = settingsStore(storageWith(), 'alice')
  hiddenBy(store, false)
  await vi.waitFor(() => expect(store.current()).toEqual({ hiddenCalendars: [href('garden')] }))
})
