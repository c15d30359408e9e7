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
function fieldAt(top: number, proposed = names) {
  const ignored = () => undefined
  const options = () => proposed.map((name) => ({ value: name, name }))
  return (
    <div style={{ position: 'fixed', insetBlockStart: top }}>
      <ListField
        label="Room"
        value=""
        shown=""
        options={options}
        current="Room 30"
        onChange={ignored}
        onPick={ignored}
      />
    </div>
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
  render(fieldAt(20), { wrapper: inEnglish })
  await page.getByRole('combobox', { name: 'Room' }).click()
  await expect.element(page.getByRole('listbox', { name: 'Room' })).toBeVisible()
  expect(list().bottom).toBeGreaterThan(220)
  keyboardLeaves(220)
  expect(list().bottom).toBeLessThanOrEqual(220)
  expect(list().top).toBeGreaterThanOrEqual(field().bottom)
  const option = page.getByRole('option', { name: 'Room 30' }).element().getBoundingClientRect()
  expect([option.top >= list().top, option.bottom <= list().bottom]).toEqual([true, true])
})

test('where the keyboard leaves less below the field than above it, the list is above', async () => {
  render(fieldAt(200), { wrapper: inEnglish })
  keyboardLeaves(300)
  await page.getByRole('combobox', { name: 'Room' }).click()
  await expect.element(page.getByRole('listbox', { name: 'Room' })).toBeVisible()
  expect(list().bottom).toBeLessThanOrEqual(field().top)
  expect(list().top).toBeGreaterThanOrEqual(0)
})

test('where the proposals become fewer while the list is open, it is at the next of those that are left', async () => {
  const { rerender } = render(fieldAt(20), { wrapper: inEnglish })
  const combobox = page.getByRole('combobox', { name: 'Room' })
  const selected = () => page.getByRole('option', { selected: true })
  await combobox.click()
  await expect.element(selected()).toHaveTextContent('Room 30')
  rerender(
    fieldAt(
      20,
      names.filter((name) => !/Room [23]/.test(name) || name > 'Room 35'),
    ),
  )
  await expect.element(selected()).toHaveTextContent('Room 36')
  await expect.element(selected()).toBeInViewport()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(selected()).toHaveTextContent('Room 37')
})
