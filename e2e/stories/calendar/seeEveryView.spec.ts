import { dayOfWeek, spoken, today } from '../../agenda/dates.ts'
import { boxOf } from '../../agenda/pointer.ts'
import { kindsOf, viewsOf } from '../../agenda/viewsOf.ts'
import { expect, test } from '../../support/test.ts'

test('Alice goes through every view by its key, and each opens again at its address', async ({
  signedInAs,
  agenda,
  page,
}) => {
  test.slow()
  await signedInAs('alice')
  await agenda.settled()
  const drawn = page.locator('[data-region=grid]').locator('[role=grid], section').first()
  const labels = new Set<string | null>()
  const views = kindsOf(await viewsOf(page))
  for (const { name, key } of views) {
    await page.keyboard.press(key)
    await expect(page).toHaveURL(new RegExp(`/calendar/${name}/`))
    await agenda.settled()
    const label = await drawn.getAttribute('aria-label')
    labels.add(label)
    await page.reload()
    await agenda.settled()
    await expect(drawn).toHaveAttribute('aria-label', label ?? '')
  }
  expect(labels.size).toBe(views.length)
  await page.getByRole('button', { name: 'More views' }).click()
  await page.getByRole('menuitem', { name: '3 weeks' }).click()
  await expect(page.getByRole('grid', { name: /^3 weeks from / })).toBeVisible()
})

test('steps that are made faster than they are drawn all count, in every view', async ({
  signedInAs,
  agenda,
  page,
}) => {
  test.slow()
  await signedInAs('alice')
  await agenda.settled()
  for (const { name } of kindsOf(await viewsOf(page))) {
    const start = `#/calendar/${name}/2027-03-15`
    await page.goto(start)
    await agenda.settled()
    for (const key of ['j', 'j']) {
      await page.keyboard.press(key)
      await agenda.settled()
    }
    const two = new URL(page.url()).hash
    expect(two, name).not.toBe(start)
    await page.goto(start)
    await agenda.settled()
    for (const key of ['j', 'j', 'k', 'j', 'j', 'k']) await page.keyboard.press(key)
    await agenda.settled()
    await expect.poll(() => new URL(page.url()).hash, name).toBe(two)
  }
})

test('a year and a month that do not fit open at today, and Today leads back there @once', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.settled()
  const days = page.locator('[data-region=grid]').locator('section, [role=grid]').first()
  for (const [view, width, height] of [
    ['year', 320, 640],
    ['month', 1280, 420],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`#/calendar/${view}/${today().toString()}`)
    await page.reload()
    await agenda.settled()
    const day = days.locator(`[data-cell="${today().toString()}"]`)
    await expect(day, view).toBeInViewport({ ratio: 0.95 })
    const at = await days.evaluate(({ scrollTop, scrollHeight, clientHeight }) => {
      const end = scrollHeight - clientHeight
      return { scrollTop, away: scrollTop > end / 2 ? 0 : end }
    })
    await days.evaluate((scroller, top) => scroller.scrollTo({ top }), at.away)
    await page.getByRole('button', { name: 'Today' }).click()
    await expect(day, view).toBeInViewport({ ratio: 0.95 })
    await days.evaluate((scroller, top) => scroller.scrollTo({ top }), at.away)
    await page.keyboard.press('t')
    await expect(day, view).toBeInViewport({ ratio: 0.95 })
  }
})

test('the grid stays in its place from week to week, and the tab says what is on screen @once', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signedInAs('alice', '#/calendar/week/2026-12-14')
  await agenda.settled()
  await expect(page).toHaveTitle('December 2026 · Kalends')
  const grid = page.getByRole('grid', { name: /^Week of/ })
  const { y } = await boxOf(grid)
  for (const title of ['December 2026', 'December 2026 – January 2027', 'January 2027']) {
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveTitle(`${title} · Kalends`)
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    expect((await boxOf(grid)).y, title).toBe(y)
  }
  await page.goto('#/calendar/year/2026-11-28')
  await expect(page).toHaveTitle('2026 · Kalends')
  await page.goto('#/calendar/day/2026-11-28')
  await expect(page).toHaveTitle('Saturday 28 November 2026 · Kalends')
})

test('an address opened fresh shows the one calendar that it names, or the search that was open', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.view('Week')
  await page.keyboard.press('/')
  const field = page.getByRole('searchbox', { name: 'Search events' })
  const results = page.getByRole('list', { name: 'Search results' })
  await page.keyboard.type('stand')
  await expect(results.getByRole('button', { name: /^Stand-up/ })).toBeVisible()
  // It is in the address a moment after the last key.
  await expect(page).toHaveURL(/stand/)
  await page.reload()
  await expect(field).toHaveValue('stand')
  await expect(results.getByRole('button', { name: /^Stand-up/ })).toBeVisible()
  await field.fill('personal')
  await results.getByRole('button', { name: 'Show only “Personal”' }).click()
  for (const look of ['at once', 'opened fresh']) {
    await expect(page, look).toHaveURL(/[?&]only=/)
    await expect(agenda.event('Dentist').first(), look).toBeVisible()
    await expect(agenda.event('Budget review'), look).toHaveCount(0)
    await page.reload()
  }
})

test('Alice takes an event from view to view, and opens its day from the year', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.view('Week')
  const friday = spoken(dayOfWeek(4))
  const release = page.getByRole('button', { name: `Release 4.2, ${friday}` })
  await release.first().focus()
  for (const [key, name] of [
    ['a', /^Agenda of /],
    ['d', /^Day of /],
    ['w', /^Week of /],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByLabel(name)).toBeVisible()
    await expect(release).toBeFocused()
  }
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Release 4.2' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('y')
  await page.getByRole('button', { name: new RegExp(`^${friday}, \\d`) }).click()
  await expect(page.getByRole('grid', { name: /^Day of / })).toBeVisible()
  await expect(release).toBeVisible()
})
