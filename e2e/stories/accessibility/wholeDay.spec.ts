import type { Page } from '@playwright/test'
import { spoken, today } from '../../agenda/dates.ts'
import { doFromSearch } from '../../agenda/doFromSearch.ts'
import { expect, test } from '../../support/test.ts'

/** Presses and letters alone: nothing is clicked, nor given the focus by the story. */
const keysOf = (page: Page) => ({
  press: async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  },
  type: (text: string) => page.keyboard.type(text),
})

test('Alice has a whole day by keyboard alone: she answers, adds, moves, edits, copies, deletes, takes back and leaves', async ({
  signedInAs,
  agenda,
  page,
}) => {
  test.slow()
  const { press, type } = keysOf(page)
  const tomorrow = today().add({ days: 1 })
  const dialog = page.getByRole('dialog')
  const inFocus = page.getByRole('grid').locator('[data-event]:focus')
  const first = page.getByRole('list', { name: 'Search results' }).getByRole('button').first()
  await signedInAs('alice')
  await agenda.settled()

  // What is new: an invitation, found and answered.
  await press('/')
  await type('interview')
  await expect(first).toHaveAccessibleName(/^Interview/)
  await press('Enter')
  await expect(inFocus).toHaveAccessibleName(/^Interview, .*awaiting your reply/)
  await press('Shift+Y')
  await expect(inFocus).not.toHaveAccessibleName(/awaiting your reply/)

  // Lunch tomorrow, found again, half an hour later, and then another quarter.
  await press('q')
  await expect(dialog.getByRole('textbox', { name: 'Event in a sentence' })).toBeFocused()
  await type('Pancakes tomorrow 12:30-13:15 at Rosa')
  await press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(agenda.messages.getByText('Saved “Pancakes”')).toBeVisible()
  await press('/')
  await type('pancakes')
  await expect(first).toHaveAccessibleName(/^Pancakes/)
  await press('Enter')
  await expect(inFocus).toHaveAccessibleName(new RegExp(`^Pancakes, ${spoken(tomorrow)}, 12:30 to 13:15`))
  await type('+30')
  await press('Enter')
  await expect(inFocus).toHaveAccessibleName(/13:00 to 13:45/)
  await press('Space')
  await expect(page.getByRole('status').filter({ hasText: 'Picked up' })).toHaveCount(1)
  await press('ArrowDown', 'Enter')
  await expect(inFocus).toHaveAccessibleName(/13:15 to 14:00/)

  // Its card, its form, and a copy of it, which is deleted and comes back.
  await press('Enter')
  await expect(page.getByRole('dialog', { name: 'Pancakes' })).toBeVisible()
  await press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await press('Control+a')
  await type('Crêpes')
  await press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(inFocus).toHaveAccessibleName(/^Crêpes, .*13:15 to 14:00/)
  await doFromSearch(page, 'duplicate', 'Duplicate the event')
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Crêpes')
  await press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(agenda.event('Crêpes')).toHaveCount(2)
  await press('/')
  await type('crepes')
  await expect(first).toHaveAccessibleName(/^Crêpes/)
  await press('Enter')
  await expect(inFocus).toHaveAccessibleName(/^Crêpes/)
  await press('Delete')
  await expect(agenda.event('Crêpes')).toHaveCount(1)
  await press('Control+z')
  await expect(agenda.event('Crêpes')).toHaveCount(2)
  await agenda.saved()

  // A month ahead: a day is walked to, and an event begun on it.
  await press('t', 'm')
  await expect(page.getByRole('grid', { name: /^Month of/ })).toBeVisible()
  await agenda.settled()
  const day = page.getByRole('gridcell').and(page.locator(':focus'))
  await expect(async () => {
    if ((await day.count()) === 0) await press('F6')
    await expect(day).toHaveCount(1, { timeout: 500 })
  }).toPass()
  await press('End', 'Enter')
  await expect(page.getByRole('dialog', { name: 'New event' }).getByRole('textbox').first()).toBeFocused()
  await type('Book the choir')
  await press('Enter')
  await expect(agenda.event('Book the choir')).toBeVisible()
  await agenda.saved()

  // What was done, who asks, and home.
  await press('h')
  await expect(page.getByRole('dialog', { name: 'Recent changes' }).getByRole('listitem')).not.toHaveCount(0)
  await press('Escape', 'v')
  await expect(page.getByRole('dialog', { name: 'Invitations' })).toBeVisible()
  await press('Escape')
  await expect(dialog).toHaveCount(0)
  await doFromSearch(page, 'sign out', 'Sign out')
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible()
})
