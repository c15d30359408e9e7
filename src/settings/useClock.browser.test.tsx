import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { chosenClock, setClock } from '../locales/clock/clock.ts'
import { localClock } from '../locales/clock/localClock.ts'
import { settingsStore } from './settingsStore.ts'
import { storageWith } from './testing/storageWith.ts'
import { useClock } from './useClock.ts'
import { SettingsContext } from './useSettings.ts'

const before = chosenClock()
afterEach(() => {
  cleanup()
  setClock(before)
})

test('a page beside the calendar has the clock of the region until one is chosen, and then that', () => {
  const usual = localClock(new Intl.Locale(navigator.language))
  const other = usual === '12h' ? '24h' : '12h'
  setClock(other)
  const store = settingsStore(storageWith(), 'alice')
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SettingsContext value={store}>{children}</SettingsContext>
  )
  const { rerender } = renderHook(useClock, { wrapper })
  expect(chosenClock()).toBe(usual)
  store.choose({ clock: other })
  rerender()
  expect(chosenClock()).toBe(other)
})
