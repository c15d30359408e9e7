import { today } from '../../agenda/dates.ts'
import { middleOf } from '../../agenda/pointer.ts'
import { expect, test } from '../../support/test.ts'

test('a double click on an event edits it, and presses no button of the dialog', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.view('Week')
  const remove = (await agenda.open('Budget review')).getByRole('button', { name: 'Delete' })
  await expect(remove).toBeEnabled()
  // The second press of the same double click, in the place where `Delete` is now.
  const { x, y } = await middleOf(remove)
  await page.mouse.move(x, y)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })

  const editor = page.getByRole('dialog', { name: 'Edit event' })
  await expect(editor.getByRole('textbox', { name: 'Title' })).toHaveValue('Budget review')
  await editor.getByRole('button', { name: 'Cancel' }).dblclick()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(agenda.event('Budget review')).toHaveCount(1)
})

test('a double click on Save saves once, and opens nothing below', async ({ signedInAs, agenda, page }) => {
  await signedInAs('alice')
  await agenda.view('Week')
  const date = today()
  await page.getByRole('button', { name: 'New event' }).first().click()
  await agenda.fill({ title: 'Carols', date, from: '16:00', to: '17:00' })
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).dblclick()

  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(agenda.event('Carols')).toHaveCount(1)
  await agenda.saved()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
