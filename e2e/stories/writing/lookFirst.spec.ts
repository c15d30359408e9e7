import path from 'node:path'
import { typeInto } from '../../agenda/typeInto.ts'
import { expect, test } from '../../support/test.ts'

const file = path.join(import.meta.dirname, '..', '..', 'files', 'google.ics')

test('Alice looks at an import and at a change of a series in the grid before she applies them', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice', '#/calendar/week/2027-02-01')
  const dialog = await agenda.openImport()
  await dialog.getByLabel('File').setInputFiles(file)
  await dialog.getByRole('combobox', { name: 'Into calendar' }).selectOption({ label: 'Personal' })
  await dialog.getByRole('button', { name: 'Look first' }).click()

  const bar = page.getByRole('region', { name: 'Look first' })
  const drawn = agenda.event(/would be added$/)
  await expect(bar).toContainText('3 events will be added to Personal. Nothing is saved yet.')
  await expect(bar).toBeFocused()
  await expect(drawn.filter({ hasText: 'Quarterly review' })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(drawn.first()).toBeVisible()
  await bar.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog.getByRole('status')).toContainText('3')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(drawn).toHaveCount(0)

  const sync = agenda.event('Weekly sync, Tuesday 16 March, 09:30 to 10:00')
  await sync.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit event' })
  const starts = editor.getByRole('group', { name: 'Starts' }).getByRole('combobox', { name: 'Time' })
  await typeInto(starts, '11:30')
  await editor.getByRole('button', { name: 'Save' }).click()
  const question = page.getByRole('dialog', { name: 'Change repeating event' })
  await expect(question.getByRole('button', { name: 'Look first' })).toBeDisabled()
  await question.getByRole('radio', { name: 'All events' }).check()
  await question.getByRole('button', { name: 'Look first' }).click()
  await expect(bar).toContainText(/11 dates of “Weekly sync” will move/)
  await expect(agenda.event(/^Weekly sync, .*09:30 to 10:00.*would be removed$/)).toBeVisible()
  await expect(agenda.event(/^Weekly sync, .*11:30 to 12:00.*would be added$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(starts).toHaveValue('11:30')
  await editor.getByRole('button', { name: 'Save' }).click()
  await question.getByRole('radio', { name: 'All events' }).check()
  await question.getByRole('button', { name: 'Look first' }).click()
  await bar.getByRole('button', { name: 'Apply' }).click()
  await expect(agenda.event(/^Weekly sync, Tuesday 16 March, 11:30 to 12:00/)).toBeVisible()
  await expect(bar).toHaveCount(0)
  await expect(agenda.messages.getByRole('status').last()).toContainText('Saved “Weekly sync”')
  await agenda.messages.getByRole('button', { name: 'Undo' }).last().click()
  await expect(sync).toBeVisible()

  await sync.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await question.getByRole('radio', { name: 'All events' }).check()
  await question.getByRole('button', { name: 'Look first' }).click()
  await expect(bar).toContainText(/11 dates of “Weekly sync” will move/)
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
  await expect(sync).toBeVisible()
  await agenda.saved()
})
