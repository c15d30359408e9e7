import type { Page } from '@playwright/test'
import { dayOfWeek } from '../../agenda/dates.ts'
import { inLanguage } from '../../support/inLanguage.ts'
import { expect, test } from '../../support/test.ts'

test.use({ locale: 'ar' })

const t = inLanguage('ar')
/** What is drawn ahead has the same days. */
const day = (page: Page, fromMonday: number) =>
  page.locator(`[data-cell="${dayOfWeek(fromMonday).toString()}"]:not([data-ahead] *)`)

test('in Arabic the arrow to the left leads on, wherever arrows lead @once', async ({
  signedInAs,
  agenda,
  page,
}) => {
  // On a Sunday the week there is not that of its Tuesday.
  await signedInAs('alice', `#/calendar/week/${dayOfWeek(1).toString()}`)
  await agenda.settled()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  for (const key of ['w', 'm', 'y']) {
    await page.keyboard.press(key)
    await agenda.settled()
    await day(page, 1).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(day(page, 2), key).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(day(page, 1), key).toBeFocused()
  }

  const small = page.getByRole('grid', { name: t('Choose date') })
  const inSmall = (fromMonday: number) => small.locator(`[data-date="${dayOfWeek(fromMonday).toString()}"]`)
  await inSmall(1).click()
  await page.keyboard.press('ArrowLeft')
  await expect(inSmall(2)).toBeFocused()

  await page.keyboard.press('w')
  await agenda.settled()
  const release = agenda.event('Release 4.2')
  await release.focus()
  await page.keyboard.press('Space')
  await expect(
    page.getByRole('status').filter({
      hasText: t(
        'Picked up. Arrows move it; S or E, then arrows, change the start or end; M moves all of it again; A makes it all-day; C leaves a copy. Enter saves, Escape cancels.',
      ),
    }),
  ).toHaveCount(1)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  // The week of tomorrow, which is another one there.
  await expect(day(page, 5).getByRole('button', { name: /^Release 4\.2/ })).toBeVisible()
  await agenda.saved()

  await day(page, 6).focus()
  await page.keyboard.press('Enter')
  const slip = page.getByRole('dialog', { name: t('New event') })
  await expect(slip.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(day(page, 7).locator('[data-event="draft"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(slip).toHaveCount(0)

  await page.keyboard.press('/')
  await page.keyboard.type('yoga')
  const found = page.getByRole('dialog').getByRole('list').first().getByRole('button', { name: /^Yoga/ })
  await expect(found).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(found).toBeFocused()
  const dates = page.getByRole('dialog').getByRole('list').getByRole('list')
  await page.keyboard.press('ArrowLeft')
  await expect(dates).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dates).toHaveCount(0)
})
