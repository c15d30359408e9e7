import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { inEnglish } from '../../ui/testing/inEnglish.tsx'
import { LinkHandling } from './LinkHandling.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('the browser is asked for the links of calendars, and for no others', async () => {
  const register = vi.spyOn(navigator, 'registerProtocolHandler').mockReturnValue()
  render(<LinkHandling />, { wrapper: inEnglish })
  expect(register).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Open calendar links here' }).click()
  expect(register.mock.calls.map(([scheme]) => scheme)).toEqual(['webcal', 'web+cal'])
  expect(String(register.mock.calls[0]?.[1])).toMatch(/#\/calendar\/link\?to=%s$/)
})
