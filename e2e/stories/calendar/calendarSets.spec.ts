import { typeInto } from '../../agenda/typeInto.ts'
import { expect, test } from '../../support/test.ts'

test('Alice saves the calendars of her evenings as a set, and shows them by its key', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.view('Week')
  const rail = page.getByRole('region', { name: 'Calendars' })
  const shown = rail.getByRole('checkbox', { checked: true })
  await rail.getByRole('checkbox', { name: 'Work' }).uncheck()

  await rail.getByRole('button', { name: 'Options for all calendars' }).click()
  await page.getByRole('menuitem', { name: 'Save as set' }).click()
  const dialog = page.getByRole('dialog', { name: 'New calendar set' })
  await typeInto(dialog.getByRole('textbox', { name: 'Name' }), 'After work')
  const key = dialog.getByRole('combobox', { name: 'Key' })
  await expect(key.getByRole('option', { name: 'W', exact: true })).toHaveCount(0)
  await key.selectOption('F')
  await dialog.getByRole('button', { name: 'Create' }).click()
  const set = rail
    .getByRole('list', { name: 'Calendar sets' })
    .getByRole('button', { name: 'After work' })
    .first()
  await expect(set).toHaveAttribute('aria-pressed', 'true')

  await rail.getByRole('checkbox', { name: 'Work' }).check()
  await expect(set).toHaveAttribute('aria-pressed', 'false')
  await expect(agenda.event('Budget review')).toBeVisible()
  await page.keyboard.press('f')
  await expect(agenda.event('Budget review')).toHaveCount(0)
  await expect(page).toHaveURL(/[?&]set=After\+work/)

  await page.reload()
  await agenda.settled()
  await expect(set).toHaveAttribute('aria-pressed', 'true')
  await expect(rail.getByRole('checkbox', { name: 'Work' })).not.toBeChecked()
  await page.keyboard.press('f')
  await expect(rail.getByRole('checkbox', { checked: false })).toHaveCount(0)

  await page.goBack()
  await expect(agenda.event('Budget review')).toHaveCount(0)
  await expect(shown).toHaveCount(3)

  // An address that somebody else sent.
  await page.goto('#/calendar/week/2027-03-15?set=Theirs')
  const line = page.getByRole('status').filter({ hasText: 'You have no calendar set “Theirs”.' })
  await expect(line).toBeVisible()
  await line.getByRole('button', { name: 'Show all' }).click()
  await expect(line).toHaveCount(0)
  await expect(page).not.toHaveURL(/set=/)
})

test('Alice shows one calendar alone, and gets back what she saw before', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.settled()
  const rail = page.getByRole('region', { name: 'Calendars' })
  const shown = rail.getByRole('checkbox', { checked: true })
  const personal = rail.getByRole('checkbox', { name: 'Personal' })
  await rail.getByRole('checkbox', { name: 'Travel' }).uncheck()

  await personal.click({ modifiers: ['Alt'] })
  await expect(shown).toHaveCount(1)
  await expect(personal).toBeChecked()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(shown).toHaveCount(1)
  await page.getByRole('button', { name: 'New event' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New event' })
  await expect(dialog.getByRole('combobox', { name: 'Calendar' })).toHaveValue('personal')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await personal.click({ modifiers: ['Alt'] })
  await expect(shown).toHaveCount(3)
  await expect(rail.getByRole('checkbox', { name: 'Travel' })).not.toBeChecked()

  const choose = async (choice: string) => {
    await rail.getByRole('button', { name: 'Options for all calendars' }).click()
    await page.getByRole('menuitem', { name: choice }).click()
  }
  await choose('Hide all')
  await expect(shown).toHaveCount(0)
  await choose('Show all')
  await expect(shown).toHaveCount(4)
})
