import type { Page } from '@playwright/test'
import { dayOfWeek, spoken, today } from '../../agenda/dates.ts'
import { boxOf, fingerOn } from '../../agenda/pointer.ts'
import { typeInto } from '../../agenda/typeInto.ts'
import { cutRing } from '../../support/probes/cutRing.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { lastingFaults } from '../../support/probes/lastingFaults.ts'
import { expect, test } from '../../support/test.ts'

const phone = { width: 390, height: 844 }

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a day comes first, with little above it @once', async ({ signedInAs, agenda, page }) => {
    await signedInAs('alice')
    await agenda.settled()
    await expect(page.getByRole('button', { name: 'View: Day' })).toBeVisible()
    await expect(page.getByRole('gridcell')).toHaveCount(1)
    expect((await boxOf(page.getByRole('grid', { name: /^Day of/ }))).y).toBeLessThanOrEqual(160)
    // The days around it, of which one is chosen by a touch.
    const days = page.getByRole('group', { name: 'Days of the week' }).getByRole('button')
    await expect(days).toHaveCount(7)
    await expect(days.and(page.locator('[aria-current=date]'))).toHaveAttribute('aria-pressed', 'true')
    await expect(days.and(page.locator('[data-busy]'))).not.toHaveCount(0)
    const other = spoken(dayOfWeek(today().dayOfWeek === 3 ? 3 : 2))
    await days.and(page.getByRole('button', { name: other })).click()
    await expect(page.getByRole('columnheader', { name: other })).toBeVisible()
    await expect(days.and(page.locator('[aria-pressed=true]'))).toHaveAccessibleName(other)
    await page.getByRole('button', { name: 'Today' }).click()
    const add = await boxOf(page.getByRole('button', { name: 'New event' }))
    expect(add.width).toBe(add.height)
    expect(phone.height - add.y - add.height).toBeLessThan(32)
    await expectNoViolation(page)
  })

  test('the calendars close by Escape, by a press beside them and by a choice @once', async ({
    signedInAs,
    agenda,
    page,
  }) => {
    await signedInAs('alice')
    await agenda.settled()
    const opener = page.getByRole('button', { name: 'Show calendars' })
    const calendars = page.getByRole('region', { name: 'Calendars' })
    await expect(calendars).toBeHidden()

    await opener.click()
    await page.getByRole('checkbox', { name: 'Work' }).focus()
    await page.keyboard.press('Escape')
    await expect(calendars).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.click()
    await expect(calendars).toBeVisible()
    await page.mouse.click(phone.width - 20, phone.height / 2)
    await expect(calendars).toBeHidden()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await opener.click()
    const day = dayOfWeek(2)
    const date = day.toLocaleString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
    await page
      .getByRole('grid', { name: 'Choose date' })
      .getByRole('button', { name: date, exact: true })
      .click()
    await expect(calendars).toBeHidden()
    await expect(page.getByRole('columnheader', { name: spoken(day) })).toBeVisible()
  })

  test('messages appear above the buttons of the editor @once', async ({ signedInAs, agenda, page }) => {
    await signedInAs('alice')
    await agenda.settled()
    await agenda.add({ title: 'Tea', date: dayOfWeek(2), from: '10:00', to: '11:00' })
    await page.getByRole('button', { name: 'New event' }).click()
    const save = page.getByRole('dialog').getByRole('button', { name: 'Save' })
    await expect(save).toBeVisible()
    const message = agenda.messages.getByText('Saved “Tea”')
    await expect(message).toBeVisible()
    const [text, button] = [await message.boundingBox(), await save.boundingBox()]
    expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
  })
})

test.describe('with a large type', { tag: '@chromium' }, () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('the date on which an event ends to repeat is shown with its whole year @once', async ({
    signedInAs,
    agenda,
    page,
  }) => {
    await signedInAs('alice')
    await agenda.settled()
    await page.getByRole('button', { name: 'New event' }).tap()
    const form = page.getByRole('dialog', { name: 'New event' })
    await form.getByRole('combobox', { name: 'Repeats' }).selectOption('Daily')
    await form.getByRole('combobox', { name: 'Ends' }).selectOption('On a date')
    const last = form.getByRole('textbox', { name: 'Last date' })
    await typeInto(last, `${today().year + 1}-12-30`)
    await page.keyboard.press('Tab')
    await expect(last).toHaveValue(new RegExp(`30 Dec ${today().year + 1}$`))
    const room = await last.evaluate((field) => field.clientWidth - field.scrollWidth)
    expect(room).toBeGreaterThanOrEqual(0)
  })
})

test.describe('with a finger', { tag: '@chromium' }, () => {
  test.use({ viewport: phone, hasTouch: true })

  test('Alice swipes to the next day and the one before, scrolls, and turns her phone', async ({
    signedInAs,
    agenda,
    page,
  }) => {
    await signedInAs('alice', '#/calendar/day/2027-03-16')
    await agenda.settled()
    const touch = await fingerOn(page)
    const swipe = async (...places: readonly { readonly x: number; readonly y: number }[]) => {
      const [from = { x: 0, y: 0 }, ...others] = places
      await touch('touchStart', from)
      for (const place of others) await touch('touchMove', place)
      await touch('touchEnd')
    }
    const along = (...xs: readonly number[]) => xs.map((x) => ({ x, y: 500 }))

    await swipe(...along(330, 300, 200, 60))
    await expect(agenda.heading).toContainText('Wednesday 17 March')
    await expect(page.getByRole('gridcell', { name: /^Wednesday 17 March/ })).toBeVisible()
    await swipe(...along(60, 90, 200, 330))
    await expect(agenda.heading).toContainText('Tuesday 16 March')

    const hours = page.getByRole('grid', { name: 'Day of 16 March 2027' })
    const top = () => hours.evaluate((grid) => grid.scrollTop)
    const before = await top()
    await swipe({ x: 200, y: 600 }, { x: 190, y: 560 }, { x: 160, y: 400 }, { x: 130, y: 300 })
    await expect.poll(top).toBeGreaterThan(before)
    await expect(agenda.heading).toContainText('Tuesday 16 March')

    await page.setViewportSize({ width: phone.height, height: phone.width })
    await page.goto('#/calendar')
    await agenda.settled()
    await expect(page.getByRole('button', { name: 'View: 3 days' })).toBeVisible()
    await expect(page.getByRole('gridcell')).toHaveCount(3)
  })
})

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true })

  test('no view scrolls sideways @once', async ({ signedInAs, agenda, page }) => {
    await signedInAs('alice', '#/calendar/day/2026-11-25')
    for (const period of ['day', '3-days', 'month', 'continuous-month', 'year']) {
      await page.goto(`#/calendar/${period}/2026-11-25`)
      await agenda.settled()
      await expect(page.locator('[data-region=grid]')).toBeVisible()
      expect(await lastingFaults(page), period).toEqual([])
    }
  })
})

test.describe('turned', () => {
  test.use({ viewport: { width: 667, height: 375 }, hasTouch: true })

  test('a phone has the whole bar in its header, in one line, and no button under another @once', async ({
    signedInAs,
    agenda,
    page,
  }) => {
    test.slow()
    await signedInAs('alice', '#/calendar/day/2026-11-25')
    await agenda.settled()
    await expect(page.getByRole('button', { name: /^Invitations: / })).toBeVisible()
    for (const [width, height] of sizes.turned) {
      await page.setViewportSize({ width, height })
      for (const route of routes) {
        const at = `${route} at ${width} px`
        await page.goto(route)
        await agenda.settled()
        await expect(page.getByRole('button', { name: /^View: / }), at).toBeVisible()
        expect(await covered(page), at).toEqual([])
        expect(await lastingFaults(page), at).toEqual([])
        expect((await boxOf(page.getByRole('banner'))).height, at).toBeLessThan(56)
      }
    }
  })
})

test('in half of a window the bar is one line, and the grid begins where it does on a phone @once', async ({
  signedInAs,
  agenda,
  page,
}) => {
  test.slow()
  await signedInAs('alice', '#/calendar/month/2026-11-25')
  await agenda.settled()
  for (const [width, height] of sizes.halves) {
    await page.setViewportSize({ width, height })
    for (const route of routes) {
      const at = `${route} at ${width} × ${height} px`
      await page.goto(route)
      await agenda.settled()
      expect(await covered(page), at).toEqual([])
      expect(await lastingFaults(page), at).toEqual([])
      expect((await boxOf(page.locator('[data-region=grid]'))).y, at).toBeLessThan(110)
      const add = await boxOf(page.getByRole('button', { name: 'New event' }))
      expect(add.width, at).toBe(add.height)
    }
  }
})

const sizes = {
  turned: [
    [667, 375],
    [740, 360],
    [844, 390],
  ],
  halves: [
    [480, 700],
    [640, 360],
    [760, 600],
  ],
} as const

const routes = ['day/2026-11-25', 'week/2026-12-30', 'continuous-month/2026-11-25'].map(
  (period) => `#/calendar/${period}`,
)

/** The buttons of the bar that are not there where they are pressed: in their middle. */
const covered = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header button, header a')]
      .filter((button) => button.checkVisibility() && button.getBoundingClientRect().width > 1)
      .filter((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      .map((button) => button.getAttribute('aria-label') ?? button.textContent),
  )

for (const width of [320, 1440]) {
  test(`at ${width} pixels every focus ring is whole @once`, async ({ signedInAs, agenda, page }) => {
    await page.setViewportSize({ width, height: 900 })
    await signedInAs('alice')
    await agenda.settled()
    for (const [shortcut, name] of [
      ['w', /^(Week of|3 days from) /],
      ['m', /^Month of /],
    ] as const) {
      await page.keyboard.press(shortcut)
      await expect(page.getByRole('grid', { name })).toBeVisible()
      await agenda.settled()
      await page.getByRole('button', { name: 'Skip to content' }).focus()
      const cut: (string | null)[] = []
      for (let stops = 0; stops < 30; stops++) {
        await page.keyboard.press('Tab')
        cut.push(await cutRing(page))
      }
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'End', 'Home']) {
        await page.getByRole('grid').last().locator('[tabindex="0"]').first().focus()
        await page.keyboard.press(key)
        cut.push(await cutRing(page))
      }
      expect(cut.filter((each) => each !== null)).toEqual([])
    }
  })
}
