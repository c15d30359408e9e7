import type { Page } from '@playwright/test'
import { dayOfWeek, spoken, zone } from '../../agenda/dates.ts'
import { drag, middleOf } from '../../agenda/pointer.ts'
import { expect, test } from '../../support/test.ts'

const head = (page: Page, date: Temporal.PlainDate) =>
  page.getByRole('columnheader', { name: spoken(date), exact: true })

/** The clock of the page starts at a time of this week and runs from there. */
const startClock = (page: Page, fromMonday: number, time: string) =>
  page.clock.install({
    time: dayOfWeek(fromMonday).toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds,
  })

test('a week that stays open over midnight shows the new day as today', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await startClock(page, 2, '23:58:30')
  await signedInAs('alice')
  await agenda.settled()
  await expect(head(page, dayOfWeek(2))).toHaveAttribute('aria-current', 'date')

  await page.clock.runFor('02:00')
  await expect(head(page, dayOfWeek(3))).toHaveAttribute('aria-current', 'date')
  await expect(head(page, dayOfWeek(2))).not.toHaveAttribute('aria-current', 'date')
  await expect(page.getByRole('grid').getByRole('gridcell', { name: spoken(dayOfWeek(3)) })).toHaveAttribute(
    'aria-current',
    'date',
  )
})

test('after Sunday the calendar shows the new week if the person has not chosen another', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await startClock(page, 6, '23:58:30')
  await signedInAs('alice')
  await agenda.settled()
  await expect(head(page, dayOfWeek(6))).toBeVisible()
  await page.clock.runFor('02:00')
  await expect(head(page, dayOfWeek(7))).toHaveAttribute('aria-current', 'date')
})

test('what is dragged while the week turns goes on in the new week', async ({ signedInAs, agenda, page }) => {
  await startClock(page, 6, '23:58:30')
  await signedInAs('alice')
  await agenda.settled()
  const from = await middleOf(agenda.event(`Budget review, ${spoken(dayOfWeek(0))}, 10:00 to 11:30`))
  await drag(page, from, { x: from.x, y: from.y + 100 })
  await page.clock.runFor('02:00')
  await expect(head(page, dayOfWeek(7))).toHaveAttribute('aria-current', 'date')
  await page.mouse.up()
  await expect(agenda.event(`Budget review, ${spoken(dayOfWeek(7))}, 1`)).toBeVisible()
})

test('a computer that wakes up the next morning shows the right day, and past events', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await startClock(page, 0, '09:10:00')
  await signedInAs('alice')
  await agenda.settled()
  const budget = agenda.event(`Budget review, ${spoken(dayOfWeek(0))}, 10:00 to 11:30`)
  // The name need not say that an event is over: its time does.
  await expect(budget).not.toHaveAttribute('data-past')

  await page.clock.fastForward('24:00:00')
  await expect(head(page, dayOfWeek(1))).toHaveAttribute('aria-current', 'date')
  await expect(budget).toHaveAttribute('data-past', '')
})

test('coming back to a tab after its clock was set updates it at once', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await startClock(page, 1, '12:00:00')
  await signedInAs('alice')
  await agenda.settled()
  await expect(head(page, dayOfWeek(1))).toHaveAttribute('aria-current', 'date')
  // Timers do not run, as in a tab that the browser has frozen; coming back is all that happens.
  await page.clock.setFixedTime(
    dayOfWeek(4).toZonedDateTime({ timeZone: zone, plainTime: '08:00' }).epochMilliseconds,
  )
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(head(page, dayOfWeek(4))).toHaveAttribute('aria-current', 'date')
})
