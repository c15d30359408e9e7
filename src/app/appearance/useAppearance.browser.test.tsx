import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settingsStore, type SettingsStore } from '../../settings/settingsStore.ts'
import { storageWith } from '../../settings/testing/storageWith.ts'
import { SettingsContext } from '../../settings/useSettings.ts'
import { readAppearance } from './appearance.ts'
import { phone } from './phone.ts'
import { useAppearance } from './useAppearance.ts'

const reload = vi.fn<() => void>()
let storage: Storage
let store: SettingsStore
let page: HTMLElement

beforeEach(() => {
  storage = storageWith()
  store = settingsStore(storage, 'alice')
  page = document.createElement('html')
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  reload.mockClear()
})

function drawn(deviceStorage = storage) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SettingsContext value={store}>{children}</SettingsContext>
  )
  return renderHook(() => useAppearance({ page, deviceStorage, reload }), { wrapper }).result
}

/** The screen of a phone. */
function onPhone() {
  const asked = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => asked(query === phone ? 'all' : query))
}

test('the page looks as the person chose, and begins so the next time', () => {
  drawn()
  expect(page.attributes).toHaveLength(0)
  act(() => store.choose({ theme: 'dark', density: 'roomy' }))
  expect(page.dataset['theme']).toBe('dark')
  expect(page.dataset['density']).toBe('roomy')
  expect(readAppearance(storage)).toEqual({ theme: 'dark', density: 'roomy', language: null })
})

test('an hour on a phone is as high as that phone was told, and tells nobody else', () => {
  onPhone()
  store.choose({ density: 'roomy' })
  const result = drawn()
  expect(result.current.density).toBe('normal')
  act(() => result.current.onDensity('compact'))
  expect(result.current.density).toBe('compact')
  expect(store.current()).toEqual({ density: 'roomy' })
  expect(readAppearance(storage).density).toBe('compact')
})

test('elsewhere it goes with the person', () => {
  const result = drawn()
  act(() => result.current.onDensity('compact'))
  expect(store.current()).toEqual({ density: 'compact' })
})

test('another language opens the page anew, one that we do not speak does not', () => {
  drawn()
  act(() => store.choose({ language: 'pt-BR' }))
  expect(reload).not.toHaveBeenCalled()
  act(() => store.choose({ language: 'de' }))
  expect(reload).toHaveBeenCalledTimes(1)
  expect(readAppearance(storage).language).toBe('de')
})

test('while a dialog is open it waits for the next start', () => {
  const dialog = document.createElement('div')
  dialog.role = 'dialog'
  document.body.append(dialog)
  drawn()
  act(() => store.choose({ language: 'de' }))
  expect(reload).not.toHaveBeenCalled()
  expect(readAppearance(storage).language).toBe('de')
})

test('a browser that stores nothing is not reloaded without end', () => {
  const forgetful = storageWith()
  forgetful.setItem = () => undefined
  drawn(forgetful)
  act(() => store.choose({ language: 'de' }))
  expect(reload).not.toHaveBeenCalled()
})
