import { dayOfWeek, spoken } from '../../agenda/dates.ts'
import { boxOf, drag, fingerOn, middleOf } from '../../agenda/pointer.ts'
import { typeInto } from '../../agenda/typeInto.ts'
import { allowClipboard } from '../../support/allowClipboard.ts'
import { expectNoOverflow } from '../../support/probes/expectNoOverflow.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { expect, test } from '../../support/test.ts'

const friday = dayOfWeek(4)

test('Alice folds her nights, and drags a meeting into an evening that unfolds @chromium', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signedInAs('alice')
  await agenda.view('Week')
  await page.getByRole('button', { name: 'View options' }).click()
  await page.getByRole('checkbox', { name: 'Fold nights and empty weekends' }).check()
  await page.getByRole('checkbox', { name: 'Daylight and moon' }).check()
  await page.keyboard.press('Escape')

  const day = page.getByRole('gridcell', { name: spoken(friday) })
  const evening = day.getByRole('button', { name: /^After 18:00/ })
  await expect(evening).toHaveAttribute('aria-expanded', 'false')
  const grid = page.getByRole('grid', { name: /^Week of / })
  expect(await grid.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0)
  await expectNoViolation(page)

  const release = agenda.event(`Release 4.2, ${spoken(friday)}, 15:00 to 16:00`)
  const from = await middleOf(release)
  await drag(page, from, await middleOf(evening))
  await expect(evening).toHaveAttribute('aria-expanded', 'true')
  // At its edge the grid scrolls: it stands still once the pointer has left that.
  const shown = await middleOf(grid)
  await page.mouse.move(from.x, shown.y, { steps: 2 })
  const edge = await boxOf(evening)
  const hour = from.height + 2
  await page.mouse.move(from.x, edge.y + hour * 1.5, { steps: 4 })
  await page.mouse.up()
  const moved = agenda.event(`Release 4.2, ${spoken(friday)}, 19:00 to 20:00, Work`)
  await expect(moved).toBeVisible()

  // Its address unfolds the evening again, so that its card stands beside it.
  await agenda.saved()
  await moved.click()
  await expect(page.getByRole('dialog', { name: 'Release 4.2' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'Release 4.2' })).toBeVisible()
  await expect(moved).toBeInViewport()
  await page.keyboard.press('Escape')

  // A finger that rests over the morning unfolds it, and goes on.
  const morning = day.getByRole('button', { name: /^Before 08:00/ })
  await grid.evaluate((element) => element.scrollTo({ top: 0 }))
  const market = agenda.event('Market, ')
  const [start, over] = [await middleOf(market), await middleOf(morning)]
  const touch = await fingerOn(page)
  await touch('touchStart', { x: start.x, y: start.y })
  await expect(market).toHaveAttribute('data-lifted', '')
  await touch('touchMove', { x: start.x, y: (start.y + over.y) / 2 })
  await touch('touchMove', { x: start.x, y: over.y })
  await expect(morning).toHaveAttribute('aria-expanded', 'true')
  await touch('touchMove', { x: start.x, y: over.y + 2 })
  await touch('touchEnd')
  await expect(agenda.event(/^Market, .*, 0[0-7]:\d\d to /)).toBeVisible()

  // What was chosen is there on a phone, too.
  await page.setViewportSize({ width: 320, height: 640 })
  await agenda.settled()
  await expectNoOverflow(page)
})

test('Alice copies links to a time, which say nothing but the time and the title @once', async ({
  signedInAs,
  agenda,
  page,
  context,
}) => {
  await allowClipboard(context)
  await signedInAs('alice', `#/calendar/week/${friday.toString()}/new?start=${friday.toString()}T14:00`)
  const dialog = page.getByRole('dialog', { name: 'New event' })
  await typeInto(dialog.getByRole('textbox', { name: 'Title' }), 'Tea')
  await dialog.getByRole('button', { name: 'Copy link to this time' }).click()
  await expect(dialog.getByText('Copied')).toBeVisible()
  const [start, end] = [14, 15].map((hour) =>
    friday
      .toZonedDateTime({ timeZone: 'Europe/Paris', plainTime: { hour } })
      .toInstant()
      .toString({ smallestUnit: 'minute' }),
  )
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('#')[1]).toBe(`/calendar/time?start=${start}&end=${end}&title=Tea`)

  // Without a form: of the day that has the focus, and of what is being drawn.
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const cell = page.getByRole('gridcell', { name: spoken(friday) })
  await cell.focus()
  await page.keyboard.press('l')
  await expect(agenda.messages).toContainText(`Link copied: ${spoken(friday)}, 09:00 to 10:00`)

  const late = await middleOf(agenda.event(`Release 4.2, ${spoken(friday)}, 15:00 to 16:00`))
  const top = { x: late.x, y: late.y + late.height * 1.5 + 4 }
  await drag(page, top, { x: top.x, y: top.y + late.height })
  await page.keyboard.press('l')
  await expect(agenda.messages).toContainText(`Link copied: ${spoken(friday)}, 17:00 to 18:00`)
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('a link to a time opens as the same time there, and is saved when she likes @once', async ({
    signedInAs,
    agenda,
    page,
  }) => {
    await signedInAs('alice', '#/calendar/time?start=2027-03-16T13:00Z&end=2027-03-16T14:30Z&title=Tea')
    const dialog = page.getByRole('dialog', { name: 'New event' })
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Tea')
    const starts = dialog.getByRole('group', { name: 'Starts' })
    await expect(starts.getByRole('textbox', { name: 'Date' })).toHaveValue(/^Tue 16 Mar/)
    await expect(starts.getByRole('combobox', { name: 'Time' })).toHaveValue('09:00')
    await expect(
      dialog.getByRole('group', { name: 'Ends' }).getByRole('combobox', { name: 'Time' }),
    ).toHaveValue('10:30')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(agenda.event('Tea, Tuesday 16 March, 09:00 to 10:30')).toBeVisible()
    await agenda.saved()

    await page.goto('#/calendar/time?start=soon')
    await expect(agenda.messages).toContainText('This link doesn’t lead to a time. Ask for a new one.')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
