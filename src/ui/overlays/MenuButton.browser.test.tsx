import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inEnglish } from '../testing/inEnglish.tsx'
import { Dialog } from './Dialog.tsx'
import { MenuButton } from './MenuButton.tsx'

afterEach(cleanup)

test('a menu opens with the focus on its first choice, and gives the focus back on Escape', async () => {
  render(<MenuButton label="Account" choices={[{ label: 'Sign out', run: () => undefined }]} />, {
    wrapper: inEnglish,
  })
  const button = page.getByRole('button', { name: 'Account' })
  await button.click()

  await expect.element(page.getByRole('menu', { name: 'Account' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')

  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('a choice is made once, and the menu closes', async () => {
  let chosen = 0
  render(<MenuButton label="Account" choices={[{ label: 'Sign out', run: () => (chosen += 1) }]} />, {
    wrapper: inEnglish,
  })
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()

  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  expect(chosen).toBe(1)
})

function WithDialog() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <MenuButton label="Options" choices={[{ label: 'Edit', run: () => setIsOpen(true) }]} />
      {isOpen && (
        <Dialog title="Edit" onClose={() => setIsOpen(false)}>
          Here
        </Dialog>
      )}
    </>
  )
}

test('a dialog that a choice opened gives the focus back to the button of the menu', async () => {
  render(<WithDialog />, { wrapper: inEnglish })
  const button = page.getByRole('button', { name: 'Options' })
  await button.click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Edit' })).toBeVisible()
  await userEvent.keyboard('{Escape}')

  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})
