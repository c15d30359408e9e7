import { today } from '../../agenda/dates.ts'
import { typeInto } from '../../agenda/typeInto.ts'
import { expectNoOverflow } from '../../support/probes/expectNoOverflow.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { fileServer } from '../../support/targets/fileServer.ts'
import { expect, test } from '../../support/test.ts'

const fileOf = (title: string) => {
  const date = today().toString().replaceAll('-', '')
  return `BEGIN:VCALENDAR
VERSION:2.0
X-WR-CALNAME:Old club
BEGIN:VEVENT
UID:match
SUMMARY:${title}
DTSTART:${date}T160000Z
DTEND:${date}T170000Z
END:VEVENT
END:VCALENDAR
`
}

test('Alice adds a calendar by its address, and reads it until it is gone', async ({
  signedInAs,
  agenda,
  page,
  targetKind,
}) => {
  const web = targetKind === 'real' ? await fileServer(fileOf('Match of the old club')) : null
  await signedInAs('alice')
  await agenda.settled()
  const rail = page.getByRole('region', { name: 'Calendars' })
  await rail.getByRole('button', { name: 'New calendar' }).click()
  await page.getByRole('button', { name: 'By address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Calendar on the web' })
  const address = dialog.getByRole('textbox', { name: 'Address' })
  await expect(address).toBeFocused()
  const missing = web === null ? 'https://club.example/missing.ics' : 'http://127.0.0.1:1/club.ics'
  await typeInto(address, missing)
  await page.keyboard.press('Enter')
  await expect(address).toHaveAccessibleDescription(/No calendar can be read at this address/)
  // What was typed is still there.
  await expect(address).toHaveValue(missing)
  await expectNoViolation(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 720 })

  await address.press('ControlOrMeta+a')
  await typeInto(address, web?.address ?? 'https://club.example/gone.ics')
  await page.keyboard.press('Enter')
  // The name that its file has can be changed at once.
  const name = page.getByRole('dialog', { name: 'Edit calendar' }).getByRole('textbox', { name: 'Name' })
  await expect(name).toHaveValue('Old club')
  await page.getByRole('button', { name: 'Save' }).click()
  const group = rail.getByRole('region', { name: 'On the web' })
  await expect(group.getByRole('checkbox', { name: 'Old club' })).toBeVisible()
  await expect(group.getByText('Read just now')).toBeVisible()
  await expect(page.getByText('Match of the old club').first()).toBeVisible()
  await expectNoViolation(page)

  web?.show(null)
  await group.getByRole('button', { name: 'Read again: Old club' }).click()
  await expect(group.getByText(/Couldn’t be read since today/)).toBeVisible()
  await expect(page.getByText('Match of the old club').first()).toBeVisible()
  await expectNoViolation(page)
  if (web !== null) {
    web.show(fileOf('Final of the old club'))
    await group.getByRole('button', { name: 'Try again: Old club' }).click()
    await expect(group.getByText('Read just now')).toBeVisible()
    await expect(page.getByText('Final of the old club').first()).toBeVisible()
  }

  await group.getByRole('button', { name: 'Options for Old club' }).click()
  await page.getByRole('menuitem', { name: 'Remove from my list' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove Old club from your list?' })
  await expect(question.getByText(web?.address ?? 'https://club.example/gone.ics')).toBeVisible()
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(group).toHaveCount(0)
  web?.close()
})
