import type { Locator } from '@playwright/test'
import { spoken, today } from '../../agenda/dates.ts'
import { fingerOn, middleOf } from '../../agenda/pointer.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('Alice has a day on her phone by finger alone: she answers, adds, moves, edits, deletes, takes back, plans and leaves @chromium', async ({
  signedInAs,
  agenda,
  page,
}) => {
  test.slow()
  const tomorrow = today().add({ days: 1 })
  const dialog = page.getByRole('dialog')
  /** The letters come from the phone's own keyboard. */
  const type = async (field: Locator, text: string) => {
    await field.tap()
    await page.keyboard.type(text)
  }
  await signedInAs('alice')
  await agenda.settled()

  // Who asks.
  await page.getByRole('button', { name: /^Invitations/ }).tap()
  const asked = dialog.getByRole('listitem', { name: 'Concert' })
  await asked.getByRole('button', { name: 'Accept', exact: true }).tap()
  await expect(asked).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).tap()
  await expect(dialog).toHaveCount(0)

  // Pancakes tomorrow, which are moved by an hour and get their name right.
  await page.getByRole('button', { name: 'Next', exact: true }).tap()
  await expect(agenda.heading).toContainText(spoken(tomorrow))
  await page.getByRole('button', { name: 'New event' }).tap()
  await type(dialog.getByRole('textbox', { name: 'Title' }), 'Pancaks')
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await expect(dialog).toHaveCount(0)
  const pancakes = agenda.event(/^Panca/)
  await expect(pancakes).toBeVisible()
  await agenda.saved()
  // What is saved in the evening is drawn below its message.
  await agenda.messages.getByRole('button', { name: 'Dismiss' }).tap()
  // Neither at an edge nor below the round button.
  await pancakes.evaluate((chip) => chip.scrollIntoView({ block: 'center' }))
  const before = await pancakes.getAttribute('aria-label')
  const from = await middleOf(pancakes)
  const touch = await fingerOn(page)
  await touch('touchStart', from)
  await expect(pancakes).toHaveAttribute('data-lifted', '')
  await touch('touchMove', { x: from.x, y: from.y - from.height / 2 })
  await touch('touchMove', { x: from.x, y: from.y - from.height })
  await touch('touchEnd')
  await expect(pancakes).not.toHaveAttribute('aria-label', before ?? '')
  await pancakes.tap()
  await expect(page.getByRole('dialog', { name: 'Pancaks' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Edit' }).tap()
  const title = dialog.getByRole('textbox', { name: 'Title' })
  await title.tap()
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('es')
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await expect(agenda.event('Pancakes')).toBeVisible()

  // It goes, and comes back.
  await agenda.event('Pancakes').tap()
  await dialog.getByRole('button', { name: 'Delete' }).tap()
  await expect(agenda.event('Pancakes')).toHaveCount(0)
  await agenda.messages.getByRole('button', { name: 'Undo' }).tap()
  await expect(agenda.event('Pancakes')).toBeVisible()
  await agenda.saved()

  // The month, and something found in it.
  await page.getByRole('button', { name: 'View: Day' }).tap()
  await page.getByRole('menuitem', { name: 'Month', exact: true }).tap()
  await expect(page.getByRole('grid', { name: /^Month of/ })).toBeVisible()
  await agenda.settled()
  await page.getByRole('button', { name: 'Search' }).tap()
  await type(page.getByRole('searchbox', { name: 'Search events' }), 'pancakes')
  await page
    .getByRole('list', { name: 'Search results' })
    .getByRole('button', { name: /^Pancakes/ })
    .tap()
  await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Account', exact: true }).tap()
  await page.getByRole('menuitem', { name: 'Sign out' }).tap()
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible()
})
