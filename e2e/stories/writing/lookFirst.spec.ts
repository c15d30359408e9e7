import path from 'node:path'
import { dayOfWeek, spoken } from '../../agenda/dates.ts'
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

test('Alice looks at an event in another zone and at the deletion of a calendar before she applies them', async ({
  signedInAs,
  agenda,
  page,
}) => {
  const friday = spoken(dayOfWeek(4))
  await signedInAs('alice')
  await agenda.view('Week')
  const bar = page.getByRole('region', { name: 'Look first' })
  const release = (time: string) => agenda.event(new RegExp(`^Release 4\\.2, ${friday}, ${time}.*`))
  await release('15:00 to 16:00').press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit event' })
  const starts = editor.getByRole('group', { name: 'Starts' })
  await editor.getByRole('button', { name: 'Time zone: Paris' }).click()
  await typeInto(starts.getByRole('combobox', { name: 'Time zone' }), 'Europe/London')
  await page.keyboard.press('Tab')
  await editor.getByRole('button', { name: 'Look first' }).click()
  await expect(bar).toContainText('Nothing is saved yet.')
  await expect(release('15:00 to 16:00.*would be removed')).toBeVisible()
  await expect(release('16:00 to 17:00.*would be added')).toBeVisible()
  await bar.getByRole('button', { name: 'Apply' }).click()
  await expect(bar).toHaveCount(0)
  await expect(release('16:00 to 17:00, Work')).toBeVisible()
  await agenda.saved()

  const rail = page.getByRole('region', { name: 'Calendars' })
  const travel = rail.getByRole('checkbox', { name: 'Travel' })
  const lookAtDeletion = async () => {
    await rail.getByRole('button', { name: 'Options for Travel' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete Travel?' })
    // Until they are counted, they are all its events.
    await expect(question).toContainText(/Its (event|\d+ events) will be deleted/)
    await question.getByRole('button', { name: 'Look first' }).click()
    await expect(bar).toContainText(/^Travel and its .* will go to the bin\. Nothing is deleted yet\./)
    await expect(agenda.event(/^Lisbon conference, .*would be removed$/).first()).toBeVisible()
  }
  await lookAtDeletion()
  await bar.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('alertdialog', { name: 'Delete Travel?' }).press('Escape')
  await expect(travel).toBeVisible()
  await lookAtDeletion()
  // Its name is asked for all the same.
  await bar.getByRole('button', { name: 'Apply' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Travel?' })
  await typeInto(question.getByRole('textbox', { name: 'Type “Travel” to confirm' }), 'Travel')
  await question.getByRole('button', { name: 'Delete' }).click()
  // Until then the Undo on screen is that of what was done before.
  await expect(agenda.messages.getByRole('status').last()).toContainText('“Travel”')
  await expect(travel).toHaveCount(0)
  await agenda.messages.getByRole('button', { name: 'Undo' }).last().click()
  await expect(travel).toBeVisible()
  await expect(agenda.event('Lisbon conference').first()).toBeVisible()
})
