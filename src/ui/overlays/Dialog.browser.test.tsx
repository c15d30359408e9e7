import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inEnglish } from '../testing/inEnglish.tsx'
import { Dialog } from './Dialog.tsx'

afterEach(cleanup)

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>New event</button>
      {isOpen && (
        <Dialog title="New event" onClose={() => setIsOpen(false)}>
          <label>
            Title <input />
          </label>
        </Dialog>
      )}
    </>
  )
}

test('a dialog is named by its title, and Escape closes it and gives the focus back', async () => {
  render(<Page />, { wrapper: inEnglish })
  await page.getByRole('button', { name: 'New event' }).click()

  await expect.element(page.getByRole('dialog', { name: 'New event' })).toBeVisible()
  await userEvent.keyboard('{Escape}')

  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'New event' })).toHaveFocus()
})

test('a press beside the dialog does not lose what is typed', async () => {
  render(<Page />, { wrapper: inEnglish })
  await page.getByRole('button', { name: 'New event' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Stand-up')
  await userEvent.click(document.body, { position: { x: 2, y: 2 }, force: true })

  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Stand-up')
})
