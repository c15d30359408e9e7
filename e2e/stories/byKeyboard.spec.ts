import { today } from '../agenda/dates.ts'
import { expect, test } from '../support/test.ts'

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
