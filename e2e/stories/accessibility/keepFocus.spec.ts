import { dayOfWeek, spoken } from '../../agenda/dates.ts'
import { expect, test } from '../../support/test.ts'

test(
  'Alice goes through weeks, starting from a day of the grid',
  { tag: '@once' },
  async ({ signedInAs, agenda, page }) => {
    await signedInAs('alice')
    await agenda.view('Week')
    const tuesday = (week: number) =>
      page.getByRole('gridcell', { name: spoken(dayOfWeek(1 + 7 * week)), exact: false })
    await agenda.event(`Stand-up, ${spoken(dayOfWeek(1))}`).focus()
    await page.keyboard.press('PageDown')
    await expect(tuesday(1)).toBeFocused()
    await page.keyboard.press('PageDown')
    await expect(tuesday(2)).toBeFocused()
    await page.keyboard.press('PageUp')
    await expect(tuesday(1)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('gridcell', { name: spoken(dayOfWeek(7)), exact: false })).toBeFocused()
  },
)

test('another view keeps the focus on the day', { tag: '@once' }, async ({ signedInAs, agenda, page }) => {
  await signedInAs('alice')
  await agenda.view('Week')
  const day = page.getByRole('gridcell', { name: spoken(dayOfWeek(1)), exact: false })
  await day.focus()
  await page.keyboard.press('m')
  await expect(page.getByRole('grid', { name: /^Month of/ })).toBeVisible()
  await expect(day).toBeFocused()
  await page.keyboard.press('w')
  await expect(page.getByRole('grid', { name: /^Week of/ })).toBeVisible()
  await expect(day).toBeFocused()
})

test(
  'deleting an event by keys keeps the focus on its day',
  { tag: '@once' },
  async ({ signedInAs, agenda, page }) => {
    await signedInAs('alice')
    await agenda.view('Week')
    await agenda.event('Budget review').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(agenda.event('Budget review')).toHaveCount(0)
    const monday = page.getByRole('gridcell', { name: spoken(dayOfWeek(0)), exact: false })
    await expect(monday).toBeFocused()
    await agenda.messages.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(agenda.event('Budget review')).toBeVisible()
    await expect(monday).toBeFocused()
  },
)

test(
  'a week is the same week after a visit to its month',
  { tag: '@once' },
  async ({ signedInAs, agenda, page }) => {
    await signedInAs('alice', `#/calendar/week/${dayOfWeek(-7).toString()}`)
    await agenda.settled()
    const week = page.getByRole('grid', { name: /^Week of/ })
    const name = (await week.getAttribute('aria-label')) ?? ''
    await page.keyboard.press('m')
    await expect(page.getByRole('grid', { name: /^Month of/ })).toBeVisible()
    await page.keyboard.press('w')
    await expect(page.getByRole('grid', { name, exact: true })).toBeVisible()
    await agenda.view('Month')
    await agenda.view('Week')
    await expect(page.getByRole('grid', { name, exact: true })).toBeVisible()
  },
)

test(
  'what is taken out of the editor by keys leaves the focus beside it, and Escape closes the editor',
  { tag: '@once' },
  async ({ signedInAs, agenda, page }) => {
    await signedInAs('alice')
    await agenda.view('Week')
    await agenda.event('Budget review').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Edit', exact: true }).press('Enter')
    const editor = page.getByRole('dialog', { name: 'Edit event' })
    const guests = editor.getByRole('combobox', { name: 'Guests' })
    await guests.focus()
    await page.keyboard.type('ada@x.example,carl@x.example,')
    const remove = (name: string) => editor.getByRole('button', { name })
    await remove('Remove ada@x.example').press('Enter')
    await expect(remove('Remove carl@x.example')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(guests).toBeFocused()

    await editor.getByText('More', { exact: true }).click()
    await editor.getByRole('button', { name: 'Attach a link' }).press('Enter')
    await remove('Remove attachment 1').press('Enter')
    await expect(editor.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(editor).toHaveCount(0)
    await expect(agenda.event('Budget review')).toBeFocused()
  },
)
