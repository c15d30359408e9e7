import { expectNoOverflow } from '../../support/probes/expectNoOverflow.ts'
import { expectNoViolationInBoth } from '../../support/probes/expectNoViolationInBoth.ts'
import { expect, test } from '../../support/test.ts'

/** The views have a story of their own. */
const pages = [
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
