import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../../ui/tokens.css'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { ColourChoice } from './ColourChoice.tsx'
import { proposedColours } from './proposedColours.ts'

afterEach(cleanup)

test('a colour is chosen by its name, and the one that is chosen is pressed however its code is written', async () => {
  const onChange = vi.fn<(colour: string) => void>()
  render(<ColourChoice colour="#C2377A" onChange={onChange} />, { wrapper: inEnglish })
  const named = page.getByRole('button').elements()
  expect(new Set(named.map((button) => button.getAttribute('aria-label'))).size).toBe(proposedColours.length)
  await expect.element(page.getByRole('button', { pressed: true })).toHaveAccessibleName('Pink')
  await page.getByRole('button', { name: 'Teal' }).click()
  expect(onChange).toHaveBeenCalledWith('#0f8b8d')
})
