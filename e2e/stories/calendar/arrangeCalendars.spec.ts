import { typeInto } from '../../agenda/typeInto.ts'
import { expect, test } from '../../support/test.ts'

test('Alice makes a calendar, and hides the one she does not want to see', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.view('Week')
  const rail = page.getByRole('region', { name: 'Calendars' })

  await rail.getByRole('button', { name: 'New calendar' }).click()
  const dialog = page.getByRole('dialog', { name: 'New calendar' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Choir')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(rail.getByRole('checkbox', { name: 'Choir' })).toBeChecked()

  await rail.getByRole('checkbox', { name: 'Work' }).uncheck()
  await expect(agenda.event('Budget review')).toHaveCount(0)
  await rail.getByRole('checkbox', { name: 'Work' }).check()
  await expect(agenda.event('Budget review')).toBeVisible()
})

test('each calendar that Alice makes is proposed a colour of its own', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.settled()
  const rail = page.getByRole('region', { name: 'Calendars' })
  const dialog = page.getByRole('dialog', { name: 'New calendar' })
  const colour = dialog.getByRole('textbox', { name: 'Colour' })

  await rail.getByRole('button', { name: 'New calendar' }).click()
  const first = await colour.inputValue()
  await typeInto(dialog.getByRole('textbox', { name: 'Name' }), 'Choir')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(rail.getByRole('checkbox', { name: 'Choir' })).toBeVisible()

  await rail.getByRole('button', { name: 'New calendar' }).click()
  await expect(colour).toHaveValue(/^#[\da-f]{6}$/)
  await expect(colour).not.toHaveValue(first)
})

test('Alice looks at one calendar only, and at all of them again', async ({ signedInAs, agenda, page }) => {
  await signedInAs('alice')
  await agenda.settled()
  const rail = page.getByRole('region', { name: 'Calendars' })
  const choose = async (choice: string) => {
    await rail.getByRole('button', { name: 'Options for Personal' }).click()
    await page.getByRole('menu').getByRole('menuitem', { name: choice }).click()
  }
  await rail.getByRole('button', { name: 'Options for Personal' }).click()
  await expect(page.getByRole('menuitem', { name: 'Show all' })).toBeDisabled()
  await page.keyboard.press('Escape')

  await choose('Show only this')
  await expect(rail.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expect(rail.getByRole('checkbox', { name: 'Personal' })).toBeChecked()
  await expect(agenda.event('Budget review')).toHaveCount(0)

  await choose('Show all')
  await expect(rail.getByRole('checkbox', { checked: false })).toHaveCount(0)
  await expect(agenda.event('Budget review')).toBeVisible()
})

test.describe('on her first day', () => {
  test.use({ world: 'newUser' })

  test('Alice finds one empty calendar and a way to begin', async ({ signedInAs, agenda, page }) => {
    await signedInAs('alice')
    await agenda.settled()
    await expect(page.getByRole('region', { name: 'Calendars' }).getByRole('checkbox')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'New event' }).first()).toBeVisible()
  })
})
