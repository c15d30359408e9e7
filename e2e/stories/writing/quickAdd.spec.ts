import { spoken, today } from '../../agenda/dates.ts'
import { typeInto } from '../../agenda/typeInto.ts'
import { expectNoOverflow } from '../../support/probes/expectNoOverflow.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { expect, test } from '../../support/test.ts'

test('Alice adds lunch tomorrow by one sentence and Enter', async ({ signedInAs, agenda, page }) => {
  const tomorrow = today().add({ days: 1 })
  const when = `${spoken(tomorrow)} ${tomorrow.year}, 12:30 to 14:00`
  await signedInAs('alice', `#/calendar/3-days/${today().toString()}`)
  await agenda.settled()

  await page.keyboard.press('q')
  const dialog = page.getByRole('dialog', { name: 'Quick add' })
  await expect(dialog.getByRole('textbox', { name: 'Event in a sentence' })).toBeFocused()
  await page.keyboard.type('Lunch tomorrow 12:30-14 at Rosa /Travel every tue and thu #food')
  const understood = dialog.getByRole('list', { name: 'What was understood' })
  await expect(understood.getByRole('listitem')).toHaveText([
    /, 12:30 to 14:00$/,
    'Every week on Tuesday and Thursday',
    'Rosa',
    'Travel',
    'food',
  ])
  await understood.getByRole('button', { name: 'Leave “every tue and thu” in the title' }).click()
  await expect(understood.getByRole('listitem').first()).toHaveText(when)
  await expectNoViolation(page)
  await understood.getByRole('button', { name: 'Rosa', exact: true }).click()
  await page.keyboard.type('at Nopi')
  await expect(understood.getByRole('button', { name: 'Nopi', exact: true })).toBeVisible()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('dialog')).toHaveCount(0)
  const lunch = agenda.event(`Lunch every tue and thu, ${spoken(tomorrow)}, 12:30 to 14:00, Travel`)
  await expect(lunch).toBeVisible()
  await expect(agenda.messages.getByRole('button', { name: 'Undo' })).toBeVisible()
})

test('a sentence that is left is kept, and Shift Enter continues it in the whole form', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signedInAs('alice', '#/calendar/week/2027-04-12')
  await agenda.settled()
  await page.keyboard.press('/')
  await typeInto(page.getByRole('searchbox', { name: 'Search events' }), 'Tea 14 April 2027 at 15:00 #calm')
  await page.getByRole('button', { name: 'New event: Tea 14 April 2027 at 15:00 #calm' }).click()
  const sentence = page.getByRole('textbox', { name: 'Event in a sentence' })
  await expect(sentence).toHaveValue('Tea 14 April 2027 at 15:00 #calm')
  await sentence.press('End')
  await page.keyboard.type(' in Room 4')
  await expectNoOverflow(page)

  await page.keyboard.press('Escape')
  await agenda.messages.getByRole('button', { name: 'Open' }).click()
  await expect(sentence).toHaveValue('Tea 14 April 2027 at 15:00 #calm in Room 4')
  await sentence.press('Shift+Enter')
  const editor = page.getByRole('dialog', { name: 'New event' })
  await expect(editor.getByRole('textbox', { name: 'Title' })).toHaveValue('Tea')
  await expect(editor.getByRole('list', { name: 'Categories' })).toContainText('calm')
  await expect(editor.getByRole('textbox', { name: 'Location' })).toHaveValue('Room 4')
  await expect(
    editor.getByRole('group', { name: 'Starts' }).getByRole('combobox', { name: 'Time' }),
  ).toHaveValue('15:00')
  await agenda.save()
  await expect(agenda.messages.getByText('Draft kept')).toHaveCount(0)
})

test('what is typed in the search is read as an event too, mended and created from there @once', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice', '#/calendar/week/2027-04-12')
  await agenda.settled()
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox', { name: 'Search events' })
  const understood = page.getByRole('list', { name: 'What was understood' })
  await typeInto(search, 'Kite festival')
  await expect(page.getByRole('button', { name: 'New event: Kite festival' })).toBeVisible()
  await expect(understood).toHaveCount(0)

  await typeInto(search, 'Kite festival 14 April 2027 15:00-16:00 at the beach')
  await expect(understood.getByRole('button', { name: 'beach' })).toBeVisible()
  await expectNoViolation(page)
  await understood.getByRole('button', { name: /^Wednesday 14 April/ }).click()
  await expect(search).toBeFocused()
  await page.keyboard.type('15 April 2027')
  await expect(understood.getByRole('button', { name: /^Thursday 15 April/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Create' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(agenda.event('Kite festival, Thursday 15 April, 15:00 to 16:00')).toBeVisible()
})
