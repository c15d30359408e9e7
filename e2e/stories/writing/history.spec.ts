import { typeInto } from '../../agenda/typeInto.ts'
import { expectNoOverflow } from '../../support/probes/expectNoOverflow.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { expect, test } from '../../support/test.ts'

test('Alice sees what she changed of an event, brings back what it was, and undoes that', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.settled()
  await (await agenda.open('Budget review')).getByRole('button', { name: 'Edit' }).click()
  await typeInto(page.getByRole('textbox', { name: 'Location' }), 'Roof')
  await page.getByRole('button', { name: 'Save' }).click()
  await agenda.saved()
  await (await agenda.open('Budget review')).getByRole('button', { name: 'History' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'History of “Budget review”' })
  const versions = dialog.getByRole('list', { name: 'Versions' }).getByRole('listitem', { name: /today/ })
  await expect(versions.first()).toContainText('Current version')
  await expect(versions.first()).toContainText(/Location: .*Roof/)
  await expectNoViolation(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await dialog.getByRole('button', { name: /^Bring back this version/ }).press('Enter')
  await agenda.saved()
  await expect(dialog).toHaveCount(0)
  const card = page.getByRole('dialog', { name: 'Budget review' })
  await expect(card).not.toContainText('Roof')
  await agenda.messages.getByRole('button', { name: 'Undo' }).click()
  await agenda.saved()
  await expect(card).toContainText('Roof')
})
