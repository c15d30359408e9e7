import type { Page } from '@playwright/test'
import { dayOfWeek, spoken, spokenInMessage } from '../../agenda/dates.ts'
import { boxOf, drag, fingerOn, middleOf } from '../../agenda/pointer.ts'
import { expect, test } from '../../support/test.ts'

const cell = (page: Page, date: Temporal.PlainDate) =>
  page.getByRole('grid').getByRole('gridcell', { name: spoken(date) })

test('Alice drags a meeting to another day and hour of her week', async ({ signedInAs, agenda, page }) => {
  await signedInAs('alice')
  await agenda.view('Week')
  const release = agenda.event(`Release 4.2, ${spoken(dayOfWeek(4))}, 15:00 to 16:00`)
  const from = await middleOf(release)
  const wednesday = await middleOf(cell(page, dayOfWeek(2)))
  // An hour long, so that its height is that of an hour.
  await drag(page, from, { x: wednesday.x, y: from.y + 3 * (from.height + 2) })
  await page.mouse.up()
  await expect(agenda.event(`Release 4.2, ${spoken(dayOfWeek(2))}, 18:00 to 19:00, Work`)).toBeVisible()

  await agenda.messages.getByRole('button', { name: 'Undo' }).click()
  await expect(release).toBeVisible()
})

test('Alice cancels a drag with Escape, and nothing has changed', async ({ signedInAs, agenda, page }) => {
  await signedInAs('alice')
  await agenda.view('Week')
  const release = agenda.event(`Release 4.2, ${spoken(dayOfWeek(4))}, 15:00 to 16:00`)
  const from = await middleOf(release)
  await drag(page, from, { x: from.x, y: from.y + 100 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(release).toBeVisible()
  // Nothing has opened over it: it can be pressed.
  await agenda.open(`Release 4.2, ${spoken(dayOfWeek(4))}, 15:00 to 16:00`)
  await expect(page.getByRole('dialog', { name: 'Release 4.2' })).toBeVisible()
})

test('Alice makes a meeting longer by its edge', async ({ signedInAs, agenda, page }) => {
  await signedInAs('alice')
  await agenda.view('Week')
  const from = await middleOf(agenda.event(`Release 4.2, ${spoken(dayOfWeek(4))}, 15:00 to 16:00`))
  const end = { x: from.x, y: from.y + from.height / 2 - 3 }
  await drag(page, end, { x: end.x, y: end.y + (from.height + 2) / 2 })
  await page.mouse.up()
  await expect(agenda.event(`Release 4.2, ${spoken(dayOfWeek(4))}, 15:00 to 16:30, Work`)).toBeVisible()
})

test('Alice drags one of a series in her month, and is asked how many she means', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.view('Month')
  const release = agenda.event(`Release 4.2, ${spoken(dayOfWeek(4))}`)
  await drag(page, await middleOf(release), await middleOf(cell(page, dayOfWeek(1))))
  await page.mouse.up()
  await expect(agenda.event(`Release 4.2, ${spoken(dayOfWeek(1))}, 15:00 to 16:00, Work`)).toBeVisible()
  // In the last week of a month it lies over the events.
  await agenda.messages.getByRole('button', { name: 'Dismiss' }).click()

  const yoga = agenda.event(`Yoga, ${spoken(dayOfWeek(3))}, 18:00 to 19:00`)
  await drag(page, await middleOf(yoga), await middleOf(cell(page, dayOfWeek(4))))
  await page.mouse.up()
  await agenda.ofSeries('This event')
  await expect(agenda.event(`Yoga, ${spoken(dayOfWeek(4))}, 18:00 to 19:00, Personal`)).toBeVisible()
  await expect(yoga).toHaveCount(0)
  await expect(agenda.event(`Yoga, ${spoken(dayOfWeek(1))}, 18:00 to 19:00`)).toHaveCount(1)
})

test('Alice draws a new event into her day, and drags a meeting over the edge into the next week', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.view('Week')
  const release = await middleOf(agenda.event(`Release 4.2, ${spoken(dayOfWeek(4))}`))
  const hour = release.height + 2
  const saturday = await middleOf(cell(page, dayOfWeek(5)))
  const at = { x: saturday.x, y: release.y - hour / 2 + hour }
  await drag(page, { x: at.x, y: at.y + 3 }, { x: at.x, y: at.y + 1.5 * hour - 3 })
  await page.mouse.up()
  const card = page.getByRole('dialog', { name: 'New event' })
  await expect(card.getByRole('button', { name: /^Sat .* · 16:00 – 17:30 · 1 h 30 min$/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)

  const sunday = await boxOf(cell(page, dayOfWeek(6)))
  // Each week has its Tuesday here. At the edge the weeks go on turning: there is no time to measure there.
  const target = await middleOf(cell(page, dayOfWeek(1)))
  await drag(page, release, { x: sunday.x + sunday.width - 6, y: release.y })
  const tuesday = page
    .getByRole('grid', { name: /^Week of/ })
    .getByRole('gridcell', { name: spoken(dayOfWeek(8)) })
  await expect(tuesday).toBeVisible()
  // In a week of another clock a line below the hours is gone, and they are higher.
  const planning = await boxOf(agenda.event(`Planning, ${spoken(dayOfWeek(7))}, 13:00 to 15:00`))
  await page.mouse.move(target.x, planning.y + planning.height + release.height / 2, { steps: 3 })
  await page.mouse.up()
  await expect(agenda.event(`Release 4.2, ${spoken(dayOfWeek(8))}, 15:00 to 16:00`)).toBeVisible()
})

for (const { view, from, to } of [
  // Five weeks, and four before them: a row is higher there.
  { view: 'month', from: '2027-03-25', to: '2027-02-03' },
  // It scrolls to where the page would turn to.
  { view: 'continuous-month', from: '2027-03-17', to: '2027-02-18' },
]) {
  test(`Alice drags a meeting over the side of a ${view}, and it is where she drops it`, async ({
    signedInAs,
    agenda,
    page,
  }) => {
    await signedInAs('alice', `#/calendar/${view}/2027-03-01`)
    await agenda.settled()
    const [date, target] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)]
    await agenda.add({ title: 'Tasting', date, from: '15:00', to: '16:00' })
    const tasting = await middleOf(agenda.event(`Tasting, ${spoken(date)}`))
    const first = await boxOf(cell(page, date.subtract({ days: date.dayOfWeek - 1 })))
    await drag(page, tasting, { x: first.x + 6, y: tasting.y })
    const there = cell(page, target)
    await expect(there).toBeInViewport({ ratio: 1 })
    // Away from the edge the weeks stand still.
    await page.mouse.move(tasting.x, tasting.y)
    await expect(async () => {
      const { x, y } = await middleOf(there)
      await page.mouse.move(x, y)
      const { y: now } = await middleOf(there)
      expect(Math.abs(now - y)).toBeLessThan(2)
    }).toPass()
    await page.mouse.up()
    await expect(agenda.event(`Tasting, ${spoken(target)}, 15:00 to 16:00`)).toBeVisible()
  })
}

test('Alice moves a meeting without a mouse, and each step is announced', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.view('Week')
  const release = agenda.event(`Release 4.2, ${spoken(dayOfWeek(4))}, 15:00 to 16:00`)
  await release.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  await expect(
    page.getByRole('status').filter({ hasText: `${spokenInMessage(dayOfWeek(3))}, 15:15 to 16:15. Work.` }),
  ).toHaveCount(1)
  for (const digit of '1605') await page.keyboard.press(digit)
  await expect(
    page.getByRole('status').filter({ hasText: `${spokenInMessage(dayOfWeek(3))}, 16:05 to 17:05` }),
  ).toHaveCount(1)
  for (const digit of '900') await page.keyboard.press(digit)
  await expect(
    page.getByRole('status').filter({ hasText: '09:00 to 10:00. Work. Overlaps Stand-up and 1 more.' }),
  ).toHaveCount(1)
  for (const digit of '1605') await page.keyboard.press(digit)
  await page.keyboard.press('Enter')
  const moved = agenda.event(`Release 4.2, ${spoken(dayOfWeek(3))}, 16:05 to 17:05, Work`)
  await expect(moved).toBeFocused()

  await page.keyboard.press('Space')
  await page.keyboard.press('c')
  await expect(page.getByRole('status').filter({ hasText: 'A copy is moved' })).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(agenda.event(`Release 4.2, ${spoken(dayOfWeek(4))}, 16:05 to 17:05, Work`)).toBeVisible()
  await expect(moved).toBeFocused()

  // Bob invited her.
  await agenda.event(`Interview, ${spoken(dayOfWeek(2))}, 14:00 to 15:00`).focus()
  await page.keyboard.press('Space')
  await expect(agenda.messages.getByText(/^“Interview” stays: .+ organises it/)).toBeVisible()
  await agenda.messages.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('dialog', { name: 'Interview' }).getByText(/^Organised by/)).toBeVisible()
})

const spokenStatus = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('Alice moves a meeting above the hours, and down again', async ({ signedInAs, agenda, page }) => {
  await signedInAs('alice')
  await agenda.view('Week')
  const friday = spoken(dayOfWeek(4))
  const release = agenda.event(`Release 4.2, ${friday}, 15:00 to 16:00`)
  const { height } = await boxOf(release)
  const top = await boxOf(page.getByRole('columnheader', { name: friday }))
  const hour = height + 2
  await drag(page, await middleOf(release), { x: top.x + top.width / 2, y: top.y + top.height / 2 })
  await page.mouse.up()
  const allDay = agenda.event(`Release 4.2, ${friday}, all day, Work`)
  await expect(allDay).toBeVisible()

  const from = await middleOf(allDay)
  await drag(page, from, { x: from.x, y: from.y + hour })
  // The row above the hours has grown by a line, and the hours have moved down.
  const standUp = await boxOf(agenda.event(`Stand-up, ${friday}, 09:00 to 09:30`))
  await page.mouse.move(from.x, standUp.y + 2 * hour, { steps: 3 })
  await page.mouse.up()
  await expect(agenda.event(`Release 4.2, ${friday}, 11:00 to 12:00, Work`)).toBeVisible()
})

test('Alice resizes a conference at both its ends, in the week and in the month', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.view('Week')
  const named = (first: number, last: number) =>
    agenda.event(`Fair, ${spoken(dayOfWeek(first))} to ${spoken(dayOfWeek(last))}, all day, Travel`)
  await agenda.add({
    title: 'Fair',
    date: dayOfWeek(1),
    until: dayOfWeek(2),
    isAllDay: true,
    calendar: 'Travel',
  })
  const pull = async (from: { x: number; y: number }, day: number) => {
    await drag(page, from, { x: (await middleOf(cell(page, dayOfWeek(day)))).x, y: from.y })
    await page.mouse.up()
  }
  const week = await boxOf(named(1, 2))
  await pull({ x: week.x + week.width - 3, y: week.y + 8 }, 4)
  await expect(named(1, 4)).toBeVisible()
  await agenda.view('Month')
  const month = await boxOf(named(1, 4))
  await pull({ x: month.x + 3, y: month.y + 8 }, 0)
  await expect(named(0, 4)).toBeVisible()
})

test('Alice makes a meeting longer and all-day without a mouse, and each step is announced', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.view('Week')
  const friday = spoken(dayOfWeek(4))
  const keys = async (...all: readonly string[]) => {
    for (const key of all) await page.keyboard.press(key)
  }
  await agenda.event(`Release 4.2, ${friday}, 15:00 to 16:00`).focus()
  await keys('Space', 'e')
  await expect(spokenStatus(page, 'Changing the end')).toHaveCount(1)
  await keys('ArrowDown', 'ArrowDown')
  await expect(spokenStatus(page, '15:00 to 16:30')).toHaveCount(1)
  await keys('Enter')
  const longer = agenda.event(`Release 4.2, ${friday}, 15:00 to 16:30, Work`)
  await expect(longer).toBeFocused()

  await keys('Space', 'a', 'ArrowLeft')
  await expect(spokenStatus(page, `${spokenInMessage(dayOfWeek(3))}, all day`)).toHaveCount(1)
  await keys('Enter')
  const allDay = agenda.event(`Release 4.2, ${spoken(dayOfWeek(3))}, all day, Work`)
  await expect(allDay).toBeFocused()

  await keys('Space', 'ArrowDown')
  await expect(spokenStatus(page, `${spokenInMessage(dayOfWeek(3))}, 09:00 to 10:00`)).toHaveCount(1)
  await keys('Escape')
  await expect(spokenStatus(page, 'Move cancelled')).toHaveCount(1)
  await expect(allDay).toBeVisible()
})

test('an event held at the lower edge scrolls into the evening', async ({ signedInAs, agenda, page }) => {
  await page.setViewportSize({ width: 1280, height: 640 })
  await signedInAs('alice')
  await agenda.view('Week')
  const standUp = agenda.event(`Stand-up, ${spoken(dayOfWeek(4))}, 09:00 to 09:30`)
  const release = agenda.event(`Release 4.2, ${spoken(dayOfWeek(4))}, 15:00 to 16:00`)
  await release.scrollIntoViewIfNeeded()
  const grid = await boxOf(page.getByRole('grid', { name: /^Week of/ }))
  const before = (await boxOf(standUp)).y
  const from = await middleOf(release)
  await drag(page, from, { x: from.x, y: grid.y + grid.height - 6 })
  await expect.poll(async () => before - (await boxOf(standUp)).y).toBeGreaterThan(100)
  await page.mouse.up()
  await expect(agenda.event(/^Release 4\.2, .*, (1[6-9]|2\d):\d\d to /).first()).toBeVisible()
})

test.describe('with a finger', { tag: '@chromium' }, () => {
  test.use({ hasTouch: true })

  test('Alice rests on a meeting until it is lifted, and moves it', async ({ signedInAs, agenda, page }) => {
    await signedInAs('alice')
    await agenda.view('Week')
    const release = agenda.event(`Release 4.2, ${spoken(dayOfWeek(4))}, 15:00 to 16:00`)
    const from = await middleOf(release)
    const thursday = await middleOf(cell(page, dayOfWeek(3)))
    const touch = await fingerOn(page)
    await touch('touchStart', { x: from.x, y: from.y })
    // A lifted event has no role of its own: it is the same button, drawn differently.
    await expect(release).toHaveAttribute('data-lifted', '')
    await touch('touchMove', { x: (from.x + thursday.x) / 2, y: from.y + 10 })
    await touch('touchMove', { x: thursday.x, y: from.y + from.height + 2 })
    await touch('touchEnd')
    await expect(agenda.event(`Release 4.2, ${spoken(dayOfWeek(3))}, 16:00 to 17:00, Work`)).toBeVisible()
  })

  test('a phone that is turned while a meeting is carried leaves it where it was', async ({
    signedInAs,
    agenda,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signedInAs('alice', `#/calendar/3-days/${dayOfWeek(0).toString()}`)
    await agenda.settled()
    const budget = agenda.event(`Budget review, ${spoken(dayOfWeek(0))}, 10:00 to 11:30`)
    const from = await middleOf(budget)
    const touch = await fingerOn(page)
    await touch('touchStart', { x: from.x, y: from.y })
    await expect(budget).toHaveAttribute('data-lifted', '')
    await touch('touchMove', { x: from.x, y: from.y + 20 })
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(budget).not.toHaveAttribute('data-lifted')
    await touch('touchMove', { x: 300, y: 250 })
    await touch('touchEnd')
    await expect(agenda.event(/^Budget review/)).toHaveCount(1)
    await expect(budget).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('Alice carries a meeting down to the evening, and another above the hours', async ({
    signedInAs,
    agenda,
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 700 })
    await signedInAs('alice')
    await agenda.view('Week')
    const standUp = agenda.event(`Stand-up, ${spoken(dayOfWeek(4))}, 09:00 to 09:30`)
    const budget = agenda.event(`Budget review, ${spoken(dayOfWeek(0))}, 10:00 to 11:30`)
    const grid = await boxOf(page.getByRole('grid', { name: /^Week of/ }))
    const touch = await fingerOn(page)

    const first = await middleOf(standUp)
    const top = await boxOf(page.getByRole('columnheader', { name: spoken(dayOfWeek(4)) }))
    await touch('touchStart', { x: first.x, y: first.y })
    await expect(standUp).toHaveAttribute('data-lifted', '')
    await touch('touchMove', { x: first.x, y: top.y + top.height / 2 })
    await touch('touchEnd')
    await agenda.ofSeries('This event')
    await expect(agenda.event(`Stand-up, ${spoken(dayOfWeek(4))}, all day, Work`)).toBeVisible()

    const second = await middleOf(budget)
    await touch('touchStart', { x: second.x, y: second.y })
    await expect(budget).toHaveAttribute('data-lifted', '')
    await touch('touchMove', { x: second.x, y: grid.y + grid.height - 8 })
    await expect.poll(async () => second.y - (await middleOf(budget)).y).toBeGreaterThan(100)
    await touch('touchEnd')
    await expect(agenda.event(/^Budget review, .*, (1[6-9]|2\d):\d\d to /).first()).toBeVisible()
  })
})
