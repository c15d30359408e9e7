import type { Locator } from '@playwright/test'
import { expect, test } from '../../support/test.ts'
import { today } from '../../agenda/dates.ts'
import { linesIn } from '../../support/probes/linesIn.ts'

test.describe('where the system chooses the colours @once', () => {
  test('calendars can be told apart, the current page and the week are marked, and buttons have their borders', async ({
    signedInAs,
    agenda,
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await signedInAs('alice')
    await agenda.view('Week')
    const marked = async (name: string) => {
      const chip = agenda.event(name).first()
      await expect(chip).toBeVisible()
      expect(await chip.evaluate((element) => getComputedStyle(element, '::before').content)).not.toBe('none')
      return chip.getAttribute('data-monogram')
    }
    const [work, personal] = [await marked('Stand-up'), await marked('Market')]
    expect(work).toMatch(/\S/)
    expect(personal).toMatch(/\S/)
    expect(work).not.toBe(personal)

    const navigation = page.getByRole('navigation', { name: 'Main' })
    const underline = (name: string) =>
      navigation
        .getByRole('link', { name })
        .evaluate((link) => Number.parseFloat(getComputedStyle(link).borderBlockEndWidth))
    expect(await underline('Calendar')).toBeGreaterThan(0)

    const small = page.getByRole('grid', { name: 'Choose date' }).getByRole('button')
    const edgeOf = (day: Locator) =>
      day.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderBlockEndWidth))
    expect(await edgeOf(small.and(page.locator('[data-shown]')).first())).toBeGreaterThan(0)
    expect(await edgeOf(small.and(page.locator(':not([data-shown])')).first())).toBe(0)

    const button = page.getByRole('button', { name: 'New calendar' })
    await button.scrollIntoViewIfNeeded()
    const box = await button.boundingBox()
    if (!box) throw new Error('the button is not drawn')
    const middle = box.y + box.height / 2
    for (const edge of [box.x, box.x + box.width])
      expect(
        await linesIn(page, { x: edge - 4, y: middle, width: 8, height: 1 }, 'upright'),
      ).toBeGreaterThanOrEqual(1)
  })

  test.describe('in a week without events', () => {
    test.use({ world: 'newUser' })

    test('every hour has its line', async ({ signedInAs, agenda, page }) => {
      await page.emulateMedia({ forcedColors: 'active' })
      await signedInAs('alice', '#/calendar/week/2027-03-15')
      await agenda.settled()
      const box = await page.getByRole('grid', { name: 'Week of 15 March 2027' }).boundingBox()
      if (!box) throw new Error('the grid is not drawn')
      const strip = { x: box.x + box.width / 2, y: box.y + box.height - 500, width: 1, height: 400 }
      expect(await linesIn(page, strip, 'level')).toBeGreaterThanOrEqual(5)
    })
  })
})

test('with more contrast past events are as dark as others @once', async ({ signedInAs, agenda, page }) => {
  const lastWeek = today().subtract({ days: 7 })
  await signedInAs('alice', `#/calendar/week/${lastWeek.toString()}`)
  await agenda.settled()
  await agenda.add({ title: 'Archive', date: lastWeek, from: '06:00', to: '07:00' })
  const chip = agenda.event('Archive')
  const inkOf = (element: Element) => getComputedStyle(element).color
  const [past, ink] = [() => chip.evaluate(inkOf), () => page.locator('body').evaluate(inkOf)]
  expect(await past()).not.toBe(await ink())
  await page.emulateMedia({ contrast: 'more' })
  expect(await past()).toBe(await ink())
})
