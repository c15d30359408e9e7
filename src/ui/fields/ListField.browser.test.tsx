import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inEnglish } from '../testing/inEnglish.tsx'
import { ListField } from './ListField.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const names = Array.from({ length: 40 }, (_, index) => `Room ${index + 10}`)

/** A field whose upper edge is so far from that of the window. */
function show(top: number) {
  const ignored = () => undefined
  const options = () => names.map((name) => ({ value: name, name }))
  render(
    <div style={{ position: 'fixed', insetBlockStart: top }}>
      <ListField
        label="Room"
        value=""
        shown=""
        options={options}
        current="Room 10"
        onChange={ignored}
        onPick={ignored}
      />
    </div>,
    { wrapper: inEnglish },
  )
}

function keyboardLeaves(height: number) {
  const viewport = window.visualViewport
  if (!viewport) throw new Error('there is none')
  vi.spyOn(viewport, 'height', 'get').mockReturnValue(height)
  viewport.dispatchEvent(new Event('resize'))
}

const list = () => page.getByRole('listbox', { name: 'Room' }).element().getBoundingClientRect()
const field = () => page.getByRole('combobox', { name: 'Room' }).element().getBoundingClientRect()

test('the list of a field ends above an on-screen keyboard, which may come after it', async () => {
  show(20)
  await page.getByRole('combobox', { name: 'Room' }).click()
  await expect.element(page.getByRole('listbox', { name: 'Room' })).toBeVisible()
  expect(list().bottom).toBeGreaterThan(220)
  keyboardLeaves(220)
  expect(list().bottom).toBeLessThanOrEqual(220)
  expect(list().top).toBeGreaterThanOrEqual(field().bottom)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(page.getByRole('option', { name: 'Room 49' })).toBeInViewport()
})

test('where the keyboard leaves less below the field than above it, the list is above', async () => {
  show(200)
  keyboardLeaves(300)
  await page.getByRole('combobox', { name: 'Room' }).click()
  await expect.element(page.getByRole('listbox', { name: 'Room' })).toBeVisible()
  expect(list().bottom).toBeLessThanOrEqual(field().top)
  expect(list().top).toBeGreaterThanOrEqual(0)
})
