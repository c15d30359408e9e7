import type { Page } from '@playwright/test'
import { dayOfWeek, spoken, today } from '../../agenda/dates.ts'
import { boxOf, drag, middleOf } from '../../agenda/pointer.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { expect, test } from '../../support/test.ts'

/** The date that the address names. */
const dateOf = (page: Page) =>
  Temporal.PlainDate.from(/continuous-month\/(\d{4}-\d\d-\d\d)/.exec(page.url())?.[1] ?? '')

const cell = (page: Page, date: Temporal.PlainDate) =>
  page.getByRole('grid').getByRole('gridcell', { name: spoken(date) })

const weeks = (page: Page) => page.getByRole('grid', { name: /^Weeks from / })

test('Alice scrolls on through the months, and comes back by t', async ({ signedInAs, agenda, page }) => {
  await signedInAs('alice')
  await agenda.settled()
  await page.keyboard.press('i')
  await expect(cell(page, today())).toBeVisible()

  const heading = page.getByRole('heading', { level: 1 })
  await weeks(page).hover()
  await page.mouse.wheel(0, 3000)
  const later = today().add({ months: 3 })
  await expect.poll(() => Temporal.PlainDate.compare(dateOf(page), later)).toBe(1)
  const month = dateOf(page).toLocaleString('en-GB', { month: 'long', year: 'numeric' })
  await expect(heading).toHaveText(month)
  await expect(weeks(page)).toHaveAccessibleName(`Weeks from ${month} on`)
  await expect(cell(page, dateOf(page))).toBeInViewport()
  await page.reload()
  await expect(heading).toHaveText(month)
  await expect(cell(page, dateOf(page))).toBeInViewport()

  await page.keyboard.press('t')
  await expect(cell(page, today())).toBeInViewport()
  await expect(heading).toHaveText(today().toLocaleString('en-GB', { month: 'long', year: 'numeric' }))
})

test('Alice takes an event weeks on: held near the edge, the weeks scroll by themselves @once', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.settled()
  await page.keyboard.press('i')
  const release = agenda.event(`Release 4.2, ${spoken(dayOfWeek(4))}`)
  await expect(release).toBeVisible()
  await agenda.settled()
  await expectNoViolation(page)

  const from = await middleOf(release)
  const { y, height } = await boxOf(weeks(page))
  await drag(page, from, { x: from.x, y: y + height - 12 })
  const friday = dayOfWeek(4 + 7 * 9)
  await expect(cell(page, friday)).toBeInViewport({ ratio: 0.9 })
  await page.mouse.move(from.x, y + height / 2)
  await expect(async () => {
    const { y: last } = await middleOf(cell(page, friday))
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect((await middleOf(cell(page, friday))).y).toBe(last)
  }).toPass()
  const target = await middleOf(cell(page, friday))
  await page.mouse.move(target.x, target.y)
  await page.mouse.up()
  await expect(agenda.event(`Release 4.2, ${spoken(friday)}, 15:00 to 16:00`)).toBeVisible()
  await agenda.messages.getByRole('button', { name: 'Undo' }).click()
  await page.keyboard.press('t')
  await expect(release).toBeVisible()
})
