import { expectNoOverflow } from '../../support/probes/expectNoOverflow.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { expectNoViolationInBoth } from '../../support/probes/expectNoViolationInBoth.ts'
import { expect, test } from '../../support/test.ts'

const pages = [
  ['the week', 'alice', '#/calendar/week/2027-03-15'],
  ['the month', 'alice', '#/calendar/month/2027-03-15'],
  ['this week', 'alice', ''],
  ['service health', 'admin', '#/health'],
  ['sign-on settings', 'admin', '#/settings/openid-connect'],
] as const

for (const [name, person, route] of pages) {
  test(`${name} has no accessibility violation, in light and in dark`, async ({
    signedInAs,
    agenda,
    page,
  }) => {
    await signedInAs(person, route)
    await agenda.settled()
    await expectNoViolationInBoth(page)
  })
}

/** By their names in addresses: those that differ in how they are drawn. */
const views = ['day', 'week', 'month', 'agenda', 'year', 'continuous-month', '2-weeks']

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' })

  test('no view has an accessibility violation where the page reads from the right', async ({
    signedInAs,
    agenda,
    page,
  }) => {
    test.slow()
    await signedInAs('alice', '#/calendar/day/2027-03-15')
    for (const name of views) {
      await page.evaluate((hash) => void (location.hash = hash), `#/calendar/${name}/2027-03-15`)
      await agenda.settled()
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expectNoViolation(page)
    }
  })
})

test('at 320 pixels nothing is cut off at the sides', async ({ signedInAs, agenda, page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const route of ['#/calendar/week/2027-03-15', '#/calendar/month/2027-03-15']) {
    await signedInAs('alice', route)
    await agenda.settled()
    await expectNoOverflow(page)
  }
})

test('at 320 pixels nothing of a dialog is cut off at the sides', async ({ signedInAs, agenda, page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signedInAs('alice', '#/calendar/week/2027-03-15')
  await agenda.settled()
  const dialog = page.getByRole('dialog')
  for (const open of [
    () => page.getByRole('button', { name: 'New event', exact: true }).click(),
    agenda.openImport,
  ]) {
    await open()
    await expect(dialog).toBeVisible()
    await expectNoOverflow(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})
