import type { Locator, Page } from '@playwright/test'
import { expectNoViolationInBoth } from '../../support/probes/expectNoViolationInBoth.ts'
import { expect, test } from '../../support/test.ts'

/** Goes on by Tab until something has the focus. */
async function tabTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(place).toBeVisible()
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(place).toBeFocused({ timeout: 1 })
  }).toPass({ intervals: [0], timeout: 10_000 })
}

test('Alice shares a calendar by keyboard alone, and is never lost', async ({
  signedInAs,
  agenda,
  page,
  knownHere,
}) => {
  await knownHere('bob')
  await signedInAs('alice')
  await agenda.settled()
  const { keyboard } = page
  const options = page.getByRole('button', { name: 'Options for Work' })
  await tabTo(page, options)
  await keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await keyboard.type('sha')
  await expect(page.getByRole('menuitem', { name: 'Share' })).toBeFocused()
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Share “Work”' })
  await expect(dialog.getByText('Only you have this calendar.')).toBeVisible()
  const status = dialog.getByRole('status').first()

  const person = dialog.getByRole('combobox', { name: 'Person' })
  await tabTo(page, person)
  await keyboard.type('bob@kalends.example')
  await keyboard.press('Enter')
  const right = dialog.getByRole('combobox', { name: 'What bob@kalends.example may do' })
  await expect(right).toHaveValue('read')
  await expect(status).toHaveText('Shared with bob@kalends.example.')
  await expect(person).toBeFocused()
  await expect(person).toHaveValue('')
  await tabTo(page, right)
  // Faster than the service answers.
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await expect(right).toHaveValue('administration')
  await expect(right).toBeFocused()
  await keyboard.press('ArrowUp')
  await expect(right).toHaveValue('read-write')
  await expectNoViolationInBoth(page)

  const choice = dialog.getByRole('combobox', { name: 'Public' })
  await tabTo(page, choice)
  for (let step = 0; step < 3; step++) await keyboard.press('ArrowDown')
  await expect(choice).toHaveValue('read-write')
  await expect(choice).toBeFocused()
  await tabTo(page, dialog.getByRole('textbox', { name: 'Type “Work” to let everybody change it' }))
  await keyboard.type('Work')
  await keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Make public' })).toHaveCount(0)
  await expect(choice).toHaveValue('read-write')
  await expect(choice).toBeFocused()

  const secret = dialog.getByRole('region', { name: 'Secret address' })
  const renew = secret.getByRole('button', { name: 'New address' })
  await tabTo(page, renew)
  await keyboard.press('Enter')
  const address = secret.getByRole('textbox', { name: 'Address' })
  await expect(address).toHaveValue(/\/api\/public\/[0-9a-f]{64}\.ics$/)
  const before = await address.inputValue()
  await expect(renew).toBeFocused()
  await keyboard.press('Enter')
  await expect(address).not.toHaveValue(before)
  await expect(renew).toBeFocused()
  await expectNoViolationInBoth(page)
  await tabTo(page, address, 'Shift+Tab')
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe(await address.inputValue())
  await tabTo(page, secret.getByRole('button', { name: 'Stop' }))
  await keyboard.press('Enter')
  await expect(address).toHaveCount(0)
  await expect(renew).toBeFocused()

  await tabTo(
    page,
    dialog.getByRole('button', { name: 'Stop sharing with bob@kalends.example' }),
    'Shift+Tab',
  )
  await keyboard.press('Enter')
  await expect(dialog.getByText('Only you have this calendar.')).toBeVisible()
  await expect(status).toHaveText('No longer shared with bob@kalends.example.')
  await tabTo(page, choice)
  await keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(options).toBeFocused()
})
