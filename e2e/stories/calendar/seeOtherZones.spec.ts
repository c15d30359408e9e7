import { dayOfWeek, spoken } from '../../agenda/dates.ts'
import { typeInto } from '../../agenda/typeInto.ts'
import { expectNoOverflow } from '../../support/probes/expectNoOverflow.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { expect, test } from '../../support/test.ts'

test('Alice has the hours of Tokyo beside hers, looks at her week as it is there, and goes back', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.view('Week')
  const zones = page.getByRole('button', { name: /^Time zones/ })
  const dialog = page.getByRole('dialog', { name: 'Time zones' })
  await zones.focus()
  await page.keyboard.press('Enter')
  await typeInto(dialog.getByRole('combobox', { name: 'Add a city' }), 'tokyo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?zones=Asia\/Tokyo$/)
  await expect(zones).toHaveAccessibleName('Time zones, Tokyo, Paris')
  await expectNoViolation(page)

  await dialog.getByRole('radio', { name: /^Tokyo, / }).check()
  await page.keyboard.press('Escape')
  await expect(zones).toBeFocused()
  await expect(zones).toHaveAccessibleName('Time zones, Paris, Tokyo')
  const there = Temporal.PlainDateTime.from(`${dayOfWeek(4).toString()}T15:00`)
    .toZonedDateTime('Europe/Paris')
    .withTimeZone('Asia/Tokyo')
  const hour = there.toPlainTime().toString({ smallestUnit: 'minute' })
  const release = agenda.event(`Release 4.2, ${spoken(there.toPlainDate())}, ${hour} to `).first()
  await expect(release).toBeVisible()

  // The details, and a page that is opened anew, are of the same zone.
  await release.click()
  await expect(page).toHaveURL(/zone=Asia\/Tokyo&zones=Europe\/Paris$/)
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(release).toBeVisible()
  await page.keyboard.press('m')
  await expect(page.getByRole('main')).toContainText('Tokyo')
  await page.keyboard.press('w')
  await page.setViewportSize({ width: 320, height: 640 })
  await agenda.settled()
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1440, height: 1200 })

  await zones.click()
  await dialog.getByRole('radio', { name: /^Paris, / }).check()
  await dialog.getByRole('button', { name: 'Remove Tokyo' }).click()
  await expect(page).toHaveURL(/#\/calendar\/week\/[\d-]+$/)
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(zones).toHaveAccessibleName('Time zones, Tokyo, Paris')
})
