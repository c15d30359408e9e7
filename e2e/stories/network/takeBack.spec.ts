import { dayOfWeek, spoken, spokenInMessage } from '../../agenda/dates.ts'
import { manyEvents } from '../../files/manyEvents.ts'
import { expect, test } from '../../support/test.ts'

test('Alice takes back what she did, also after a reload, by key and in a list', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.view('Week')
  const release = (time: string) => agenda.event(`Release 4.2, ${spoken(dayOfWeek(4))}, ${time}`)
  const budget = agenda.event(`Budget review, ${spoken(dayOfWeek(0))}`)
  await agenda.lower(/^Release 4\.2/, 4)
  await expect(release('16:00 to 17:00')).toBeVisible()
  await agenda.lower(/^Release 4\.2/, 4)
  await expect(release('17:00 to 18:00')).toBeVisible()
  await (await agenda.open('Budget review')).getByRole('button', { name: 'Delete' }).click()
  await expect(budget).toHaveCount(0)
  const dialog = await agenda.openImport()
  const first = { name: 'first.ics', mimeType: 'text/calendar', buffer: Buffer.from(manyEvents(3)) }
  await dialog.getByLabel('File').setInputFiles(first)
  await dialog.getByRole('button', { name: 'Import' }).click()
  await expect(dialog.getByRole('status')).toHaveText('3 events imported.')
  await dialog.getByRole('button', { name: 'Done' }).click()

  await agenda.saved()
  await page.reload()
  await agenda.settled()
  await expect(budget).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  const done = agenda.messages.getByRole('status')
  await expect(done).toContainText('Import undone: 3 events deleted.')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(budget).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(release('16:00 to 17:00')).toBeVisible()
  await expect(done).toContainText(`“Release 4.2” is ${spokenInMessage(dayOfWeek(4))}, 16:00 to 17:00 again`)

  await page.keyboard.press('h')
  const changes = page.getByRole('dialog', { name: 'Recent changes' }).getByRole('list')
  await expect(changes.getByRole('listitem')).toHaveCount(4)
  const moved = changes.getByRole('listitem', { name: /^Moved “Release 4\.2”/ })
  await moved.last().getByRole('button', { name: /^Undo/ }).click()
  await expect(moved.last().getByRole('button', { name: /^Redo/ })).toBeFocused()
  await expect(moved.nth(0)).toContainText(/Redo this first: Moved “Release 4\.2” from/)
  await page.keyboard.press('Escape')
  await expect(release('15:00 to 16:00')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(release('16:00 to 17:00')).toBeVisible()
})
