import type { Page } from '@playwright/test'
import type { Agenda } from '../../agenda/agenda.ts'
import { dayOfWeek, inField, spoken, today } from '../../agenda/dates.ts'
import { expect, test } from '../../support/test.ts'

test('Alice plans by keyboard alone', async ({ signedInAs, agenda, page }) => {
  await signedInAs('alice')
  await agenda.settled()
  await page.keyboard.press('m')
  await expect(page.getByRole('grid', { name: /^Month of/ })).toBeVisible()
  await page.keyboard.press('w')
  await expect(page.getByRole('grid', { name: /^Week of/ })).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('t')

  await page.keyboard.press('c')
  const editor = page.getByRole('dialog', { name: 'New event' })
  await expect(editor.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.type('By keyboard')
  await agenda.fill({ title: 'By keyboard', date: today(), from: '07:00', to: '07:30' })
  await editor.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(editor).toHaveCount(0)

  await agenda.event('By keyboard').focus()
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: 'By keyboard' })
  await expect(details).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(details).toHaveCount(0)
  await expect(agenda.event('By keyboard')).toBeFocused()
})

test('an event begins on the day that has the focus, in the form and in a sentence', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.view('Week')
  const other = dayOfWeek(today().dayOfWeek === 4 ? 1 : 3)
  const day = page.getByRole('gridcell', { name: new RegExp(`^${spoken(other)}, `) })
  await day.focus()
  await page.keyboard.press('c')
  const starts = page.getByRole('dialog', { name: 'New event' }).getByRole('group', { name: 'Starts' })
  await expect(starts.getByRole('textbox', { name: 'Date' })).toHaveValue(inField(other))
  await page.keyboard.press('Escape')

  await expect(day).toBeFocused()
  await page.keyboard.press('q')
  await page.keyboard.type('Lunch')
  const understood = page.getByRole('list', { name: 'What was understood' })
  await expect(understood.getByRole('listitem').first()).toContainText(spoken(other))
})

const release = (time: string) => `Release 4.2, ${spoken(dayOfWeek(4))}, ${time}`

test('Alice undoes by Ctrl Z, and in a field only her typing', async ({ signedInAs, agenda, page }) => {
  await signedInAs('alice')
  await agenda.view('Week')
  await lowerByAnHour(page, agenda)
  await expect(agenda.event(release('16:00 to 17:00'))).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(agenda.event(release('15:00 to 16:00'))).toBeVisible()
  await expect(agenda.messages.getByText(/^“Release 4\.2” is .* 15:00 to 16:00 again$/)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(agenda.messages.getByText('Nothing to undo.')).toBeVisible()

  await lowerByAnHour(page, agenda)
  await expect(agenda.messages.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.keyboard.press('c')
  const title = page.getByRole('dialog', { name: 'New event' }).getByRole('textbox', { name: 'Title' })
  await expect(title).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('Escape')
  await expect(title).toHaveCount(0)
  await expect(agenda.event(release('16:00 to 17:00'))).toBeVisible()
})

test('F6 leads to the messages, and back to where Alice was', async ({ signedInAs, agenda, page }) => {
  await signedInAs('alice')
  await agenda.view('Week')
  await lowerByAnHour(page, agenda)
  const undo = agenda.messages.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await expect(agenda.event(release('16:00 to 17:00'))).toBeFocused()
  await page.keyboard.press('F6')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Shift+F6')
  await expect(agenda.event(release('16:00 to 17:00'))).toBeFocused()
  await page.keyboard.press('F6')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(agenda.event(release('15:00 to 16:00'))).toBeFocused()

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help.getByText('Undo', { exact: true })).toBeVisible()
  await expect(help.getByText('Next part of the page', { exact: true })).toBeVisible()
})

async function lowerByAnHour(page: Page, agenda: Agenda): Promise<void> {
  await agenda.event(release('15:00 to 16:00')).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: 'Picked up' })).toHaveCount(1)
  for (let quarter = 0; quarter < 4; quarter++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}
