import { typeInto } from '../../agenda/typeInto.ts'
import { expectNoOverflow } from '../../support/probes/expectNoOverflow.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { expect, test } from '../../support/test.ts'

test('Alice saves a search, sees in every view what matches it, and then that alone', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.view('Week')
  const matching = page.getByRole('button', { name: /^Stand-up, .*, matches Daily$/ })
  const other = agenda.event('Budget review')

  await page.keyboard.press('/')
  await typeInto(page.getByRole('searchbox', { name: 'Search events' }), 'is:recurring stand')
  await page.getByRole('button', { name: 'Save search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save search' })
  await typeInto(dialog.getByRole('textbox', { name: 'Name' }), 'Daily')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(matching.first()).toBeVisible()
  await expect(other.first()).toHaveAttribute('data-faint', '')
  await expect(page).toHaveURL(/[?&]saved=Daily/)

  await page.keyboard.press('m')
  await expect(page.getByRole('grid', { name: /^Month of / })).toBeVisible()
  await expect(matching.first()).toBeVisible()
  await page.keyboard.press('y')
  await expect(page.getByRole('button', { name: /, matches Daily$/ }).first()).toBeVisible()

  await page.keyboard.press('w')
  const rail = page.getByRole('region', { name: 'Saved searches' })
  await rail.getByRole('button', { name: 'Options for saved search Daily' }).click()
  await page.getByRole('menuitem', { name: 'Isolate what matches' }).click()
  await expect(other).toHaveCount(0)
  await expect(matching.first()).toBeVisible()
  await expectNoViolation(page)

  await page.reload()
  await agenda.settled()
  await expect(matching.first()).toBeVisible()
  await expect(other).toHaveCount(0)
  await rail.getByRole('switch', { name: 'Daily' }).uncheck()
  await expect(other.first()).toBeVisible()
  await expect(matching).toHaveCount(0)

  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('button', { name: 'Show calendars' }).click()
  await expect(rail.getByRole('switch', { name: 'Daily' })).toBeVisible()
  await expectNoOverflow(page)
})
