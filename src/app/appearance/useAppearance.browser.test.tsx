import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readyToSpeak } from '../../locales/speak.ts'
import { holdPage } from '../../navigation/pageHold.ts'
import { settingsStore, type SettingsStore } from '../../settings/settingsStore.ts'
import { storageWith } from '../../settings/testing/storageWith.ts'
import { SettingsContext } from '../../settings/useSettings.ts'
import { inEnglish } from '../../ui/testing/inEnglish.tsx'
import { readAppearance } from './appearance.ts'
import { phone } from './phone.ts'
import { useAppearance } from './useAppearance.ts'

let storage: Storage
let store: SettingsStore
let page: HTMLElement
const languages = ['en']

beforeEach(() => {
  storage = storageWith()
  store = settingsStore(storage, 'alice')
  page = document.createElement('html')
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

function drawn(deviceStorage = storage) {
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    inEnglish({ children: <SettingsContext value={store}>{children}</SettingsContext> })
  const browser = { page, deviceStorage, languages, askedLanguage: null }
  return renderHook(() => useAppearance(browser), { wrapper }).result
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
  expect(readAppearance(storage)).toEqual({
    theme: 'dark',
    density: 'roomy',
    language: null,
    nights: 'shown',
  })
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

test('another language is spoken as soon as its sentences are there, and from the next start on', async () => {
  const result = drawn()
  act(() => store.choose({ language: 'pt-BR' }))
  act(() => store.choose({ language: 'de' }))
  await expect.poll(() => result.current.spoken).toBe('de')
  expect(page.lang).toBe('de')
  expect(readAppearance(storage).language).toBe('de')
})

test('a page that turns around says so', async () => {
  const result = drawn()
  act(() => store.choose({ language: 'ar' }))
  await expect.poll(() => result.current.spoken).toBe('ar')
  expect(page.dir).toBe('rtl')
})

test('while a dialog is open, in which something may have been typed, it is not spoken yet', async () => {
  const dialog = document.createElement('div')
  dialog.role = 'dialog'
  document.body.append(dialog)
  const result = drawn()
  act(() => store.choose({ language: 'de' }))
  await readyToSpeak(page, 'de')
  expect(result.current.spoken).toBe('en')
  dialog.remove()
  await expect.poll(() => result.current.spoken).toBe('de')
})

test('while the page would ask before it is left it is not spoken yet', async () => {
  const release = holdPage()
  const result = drawn()
  act(() => store.choose({ language: 'fr' }))
  await readyToSpeak(page, 'fr')
  expect(result.current.spoken).toBe('en')
  release()
  document.body.append(document.createElement('p'))
  await expect.poll(() => result.current.spoken).toBe('fr')
})

test('a browser that stores nothing speaks it all the same', async () => {
  const forgetful = storageWith()
  forgetful.setItem = () => undefined
  const result = drawn(forgetful)
  act(() => store.choose({ language: 'de' }))
  await expect.poll(() => result.current.spoken).toBe('de')
})
