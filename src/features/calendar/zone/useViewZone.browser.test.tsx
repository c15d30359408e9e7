import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { settingsStore } from '../../../settings/settingsStore.ts'
import { storageWith } from '../../../settings/testing/storageWith.ts'
import { SettingsContext } from '../../../settings/useSettings.ts'
import { useViewZone } from './useViewZone.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

test('after another page, during which the system changed its zone, times are the same and the person is asked', () => {
  const system = vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue('Europe/Berlin')
  const { result, unmount } = renderHook(useViewZone)
  expect([result.current.zone, result.current.moved]).toEqual(['Europe/Berlin', null])
  unmount()
  system.mockReturnValue('Europe/Lisbon')
  const { result: again } = renderHook(useViewZone)
  expect([again.current.zone, again.current.moved]).toEqual(['Europe/Berlin', 'Europe/Lisbon'])
  act(() => again.current.follow())
  expect([again.current.zone, again.current.moved]).toEqual(['Europe/Lisbon', null])
})

test('a person’s own zone is shown wherever the system is, and another one as soon as they name it', () => {
  vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue('Europe/Lisbon')
  const store = settingsStore(storageWith(), 'alice')
  store.choose({ homeZone: 'Asia/Tokyo' })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SettingsContext value={store}>{children}</SettingsContext>
  )
  const { result } = renderHook(useViewZone, { wrapper })
  expect([result.current.zone, result.current.moved]).toEqual(['Asia/Tokyo', 'Europe/Lisbon'])
  act(() => result.current.stay())
  expect([result.current.zone, result.current.moved]).toEqual(['Asia/Tokyo', null])
  act(() => store.choose({ homeZone: 'Europe/Paris' }))
  expect([result.current.zone, result.current.moved]).toEqual(['Europe/Paris', 'Europe/Lisbon'])
  act(() => store.choose({ homeZone: null }))
  expect([result.current.zone, result.current.moved]).toEqual(['Europe/Lisbon', null])
})
