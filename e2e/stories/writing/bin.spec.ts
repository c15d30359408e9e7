import { typeInto } from '../../agenda/typeInto.ts'
import { expectNoOverflow } from '../../support/probes/expectNoOverflow.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { expect, test } from '../../support/test.ts'

test('Alice restores an event from the bin, and a calendar with its events by Undo', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.settled()
  await (await agenda.open('Budget review')).getByRole('button', { name: 'Delete' }).click()
  await expect(agenda.messages.getByRole('status').last()).toContainText('It’s in the bin for 30 days.')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Bin' }).click()
  const list = page.getByRole('list', { name: 'Deleted events and calendars' })
  await expect(list.getByRole('listitem', { name: 'Budget review' })).toContainText('Event in “Work”')
  await expectNoViolation(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await list.getByRole('button', { name: 'Restore: Budget review' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'The bin is empty' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the calendar' }).click()
  await expect(agenda.event('Budget review')).toBeVisible()

  const rail = page.getByRole('region', { name: 'Calendars' })
  await rail.getByRole('button', { name: 'Options for Work' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Work?' })
  await typeInto(question.getByRole('textbox', { name: 'Type “Work” to confirm' }), 'work')
  // Whether a meeting of the week is still to come depends on the hour.
  const telling = page.getByRole('dialog', { name: 'Tell the others?' })
  await page.addLocatorHandler(telling, () => telling.getByRole('button', { name: 'Don’t tell' }).click())
  await page.keyboard.press('Enter')
  await expect(rail.getByRole('checkbox', { name: 'Work' })).toHaveCount(0)
  await expect(agenda.event('Budget review')).toHaveCount(0)
  const deleted = agenda.messages.getByRole('status').filter({ hasText: 'Deleted calendar “Work”' })
  await deleted.getByRole('button', { name: 'Undo' }).click()
  await expect(rail.getByRole('checkbox', { name: 'Work' })).toBeVisible()
  await expect(agenda.event('Budget review')).toBeVisible()
})
