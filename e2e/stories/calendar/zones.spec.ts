import type { CDPSession, Locator, Page } from '@playwright/test'
import { dayOfNextWeek, dayOfWeek, spoken } from '../../agenda/dates.ts'
import { boxOf, drag, middleOf } from '../../agenda/pointer.ts'
import { expectNoOverflow } from '../../support/probes/expectNoOverflow.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { expectNoViolationInBoth } from '../../support/probes/expectNoViolationInBoth.ts'
import { expect, test } from '../../support/test.ts'

const cell = (page: Page, date: string | RegExp): Locator =>
  page.getByRole('grid').getByRole('gridcell', { name: date })

for (const timezoneId of [
  'Europe/Paris',
  'America/St_Johns',
  'Asia/Kolkata',
  'Pacific/Pago_Pago',
  'Pacific/Kiritimati',
]) {
  test.describe(`in ${timezoneId}`, { tag: timezoneId === 'Europe/Paris' ? [] : '@once' }, () => {
    test.use({ timezoneId })

    const next = (day: number) => dayOfNextWeek(day, timezoneId)

    test('Alice makes an event, moves it, makes it longer and deletes it; an all-day event is on its days', async ({
      signedInAs,
      agenda,
      page,
    }) => {
      await signedInAs('alice')
      await agenda.view('Week')
      await page.getByRole('button', { name: 'Next' }).click()
      await agenda.settled()
      const named = (day: number, from: string, to: string) =>
        agenda.event(`Fitting, ${spoken(next(day))}, ${from} to ${to}, Work`)
      await agenda.add({ title: 'Fitting', date: next(6), from: '13:00', to: '14:00', calendar: 'Work' })
      await expect(named(6, '13:00', '14:00')).toBeVisible()

      const from = await middleOf(named(6, '13:00', '14:00'))
      const saturday = await middleOf(cell(page, spoken(next(5))))
      await drag(page, from, { x: saturday.x, y: from.y + from.height + 2 })
      await page.mouse.up()
      await expect(named(5, '14:00', '15:00')).toBeVisible()

      const moved = await middleOf(named(5, '14:00', '15:00'))
      const end = { x: moved.x, y: moved.y + moved.height / 2 - 3 }
      await drag(page, end, { x: end.x, y: end.y + (moved.height + 2) / 2 })
      await page.mouse.up()
      await expect(named(5, '14:00', '15:30')).toBeVisible()

      await agenda.add({ title: 'Inventory', date: next(2), isAllDay: true, calendar: 'Work' })
      const inventory = (date: Temporal.PlainDate) =>
        cell(page, spoken(date)).getByRole('button', { name: `Inventory, ${spoken(next(2))}, all day, Work` })
      await expect(inventory(next(2))).toBeVisible()

      await agenda.saved()
      await page.reload()
      await agenda.settled()
      await expect(inventory(next(2))).toBeVisible()
      const details = await agenda.open(`Fitting, ${spoken(next(5))}, 14:00 to 15:30, Work`)
      await details.getByRole('button', { name: 'Delete' }).click()
      await expect(agenda.event('Fitting')).toHaveCount(0)
      await agenda.view('Month')
      await expect(agenda.event('Inventory')).toHaveCount(1)
      await expect(inventory(next(2))).toHaveCount(1)
    })
  })
}

test.describe('in the nights when clocks change', { tag: '@once' }, () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test('an hour that exists twice is drawn twice, and an event in the second stays there', async ({
    signedInAs,
    agenda,
    page,
  }) => {
    await signedInAs('alice', '#/calendar/week/2027-10-27')
    await agenda.settled()
    const sunday = cell(page, /^Sunday 31 October, .*25 hours$/)
    await expect(sunday).toHaveCount(1)
    const second = sunday.getByText('02:00 CET')
    await second.scrollIntoViewIfNeeded()
    const at = await boxOf(second)
    await page.mouse.click((await boxOf(sunday)).x + 20, at.y + 4)
    await agenda.fill({ title: 'Night watch' })
    await agenda.save()
    const watch = agenda.event('Night watch, Sunday 31 October, 02:00 CET to 03:00')
    await expect(watch).toBeVisible()
    expect(Math.abs((await boxOf(watch)).y - at.y)).toBeLessThan(3)

    const from = await middleOf(watch)
    await drag(page, from, { x: from.x, y: from.y - from.height - 2 })
    await page.mouse.up()
    await expect(agenda.event('Night watch, Sunday 31 October, 02:00 CEST to 02:00 CET')).toBeVisible()
  })

  test('Alice moves a meeting into the second of two hours, and into an hour that is skipped', async ({
    signedInAs,
    agenda,
    page,
  }) => {
    await signedInAs('alice', '#/calendar/day/2027-10-31')
    await agenda.settled()
    const date = Temporal.PlainDate.from('2027-10-31')
    await agenda.add({ title: 'Ferry', date, from: '04:00', to: '04:30', calendar: 'Travel' })
    const second = page.getByText('02:00 CET')
    await second.scrollIntoViewIfNeeded()
    const ferry = await middleOf(agenda.event('Ferry'))
    await drag(page, ferry, { x: ferry.x, y: (await boxOf(second)).y + ferry.height / 2 })
    await page.mouse.up()
    await expect(agenda.event('Ferry, Sunday 31 October, 02:00 CET to 02:30 CET, Travel')).toBeVisible()

    await page.goto(page.url().replace('2027-10-31', '2027-03-24').replace('/day/', '/week/'))
    await agenda.settled()
    const spring = Temporal.PlainDate.from('2027-03-28')
    await agenda.add({ title: 'Flight', date: spring, from: '05:00', to: '06:00', calendar: 'Travel' })
    await expect(cell(page, /^Sunday 28 March, .*23 hours$/)).toHaveCount(1)
    const gap = page.getByText('Clocks go forward', { exact: true })
    await gap.scrollIntoViewIfNeeded()
    const flight = await middleOf(agenda.event('Flight'))
    await drag(page, flight, { x: flight.x, y: (await boxOf(gap)).y + flight.height / 2 })
    await page.mouse.up()
    await expect(agenda.event('Flight, Sunday 28 March, 03:00 to 04:00, Travel')).toBeVisible()
  })

  test('they have no accessibility violation in light or in dark, and fit on a phone', async ({
    signedInAs,
    agenda,
    page,
  }) => {
    await signedInAs('alice', '#/calendar/week/2027-10-27')
    await agenda.settled()
    await expectNoViolationInBoth(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(page.url().replace('week/2027-10-27', 'day/2027-03-28'))
    await agenda.settled()
    await expectNoViolationInBoth(page)
    await expectNoOverflow(page)
  })

  test('an event in the first of two hours is moved through both by keys', async ({
    signedInAs,
    agenda,
    page,
  }) => {
    await signedInAs('alice', '#/calendar/week/2027-10-27')
    await agenda.settled()
    const date = Temporal.PlainDate.from('2027-10-31')
    await agenda.add({ title: 'Round', date, from: '01:45', to: '02:00', calendar: 'Work' })
    await agenda.event('Round').focus()
    await page.keyboard.press('Space')
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('status').filter({ hasText: '02:00 CET to 02:15 CET' })).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(agenda.event('Round, Sunday 31 October, 02:00 CET to 02:15 CET, Work')).toBeVisible()
  })
})

test.describe('on an island whose clocks change by half an hour', { tag: '@once' }, () => {
  test.use({ timezoneId: 'Australia/Lord_Howe' })

  test('the day is that much longer, and evening hours are in their place', async ({
    signedInAs,
    agenda,
    page,
  }) => {
    await signedInAs('alice', '#/calendar/day/2027-04-04')
    await agenda.settled()
    await expect(cell(page, /24\.5 hours$/)).toHaveCount(1)
    await expect(page.getByText('01:30 LHDT')).toBeVisible()
    await expect(page.getByText('01:30 LHST')).toBeVisible()
  })
})

/** A browser without a zone of its own: it uses that of the system, which can change. */
const traveller = test.extend<{ travelTo: (zone: string) => Promise<void> }>({
  timezoneId: '',
  travelTo: async ({ page }, use) => {
    const session: CDPSession = await page.context().newCDPSession(page)
    await use(async (timezoneId) => {
      await session.send('Emulation.setTimezoneOverride', { timezoneId })
    })
  },
})

traveller(
  'Alice lands in Lisbon, is asked, and follows @chromium',
  async ({ signedInAs, agenda, page, travelTo }) => {
    await travelTo('Europe/Berlin')
    // The week by its date: late on a Sunday it is already the next one elsewhere.
    await signedInAs('alice', `#/calendar/week/${dayOfWeek(4).toString()}`)
    await agenda.settled()
    const release = (from: string, to: string) =>
      agenda.event(`Release 4.2, ${spoken(dayOfWeek(4))}, ${from} to ${to}`)
    await expect(release('15:00', '16:00')).toBeVisible()

    await travelTo('Europe/Lisbon')
    const question = page.getByRole('status').filter({ hasText: 'You’re in Lisbon.' })
    await expect(question).toBeVisible()
    await expect(release('15:00', '16:00')).toBeVisible()
    await expectNoViolation(page)
    await question.getByRole('button', { name: 'Show Lisbon time' }).click()
    await expect(release('14:00', '15:00')).toBeVisible()
    await expect(question).toHaveCount(0)
  },
)

traveller(
  'Alice lands in Lisbon and stays with Berlin @chromium',
  async ({ signedInAs, agenda, page, travelTo }) => {
    await travelTo('Europe/Berlin')
    await signedInAs('alice')
    await agenda.settled()
    await travelTo('Europe/Lisbon')
    await agenda.chooseOfAccount('Service health')
    await page.getByRole('link', { name: 'Calendar' }).click()
    await page.getByRole('button', { name: 'Keep Berlin' }).click()
    const question = page.getByRole('status').filter({ hasText: 'Times are shown for' })
    await expect(question).toHaveCount(0)
    await expect(agenda.event(`Release 4.2, ${spoken(dayOfWeek(4))}, 15:00 to 16:00`)).toBeVisible()

    await page.reload()
    await agenda.settled()
    await expect(question).toContainText('Times are shown for Berlin')
    await travelTo('Europe/Berlin')
    await expect(question).toHaveCount(0)
  },
)
