import type { Locator, Page } from '@playwright/test'
import { dayOfWeek, spoken } from '../agenda/dates.ts'
import { expect, test } from '../stage/test.ts'

/** The middle of something on the screen. */
async function middleOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height }
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 3 })
}

const cell = (page: Page, date: Temporal.PlainDate) =>
  page.getByRole('grid').getByRole('gridcell', { name: spoken(date) })

test('Alice drags a meeting to another day and hour of her week', async ({ signedInAs, agenda, page }) => {
  await signedInAs('alice')
  await agenda.view('Week')
  const release = agenda.event(`Release 4.2, ${spoken(dayOfWeek(4))}, 15:00 to 16:00`)
  const from = await middleOf(release)
  const wednesday = await middleOf(cell(page, dayOfWeek(2)))
  // An hour long, so that its height and what keeps it apart are an hour.
  await drag(page, from, { x: wednesday.x, y: from.y + 3 * (from.height + 2) })
  await page.mouse.up()
  await expect(agenda.event(`Release 4.2, ${spoken(dayOfWeek(2))}, 18:00 to 19:00, Work`)).toBeVisible()

  await agenda.messages.getByRole('button', { name: 'Undo' }).click()
  await expect(release).toBeVisible()
})

test('Alice lets go with Escape, and nothing has happened', async ({ signedInAs, agenda, page }) => {
  await signedInAs('alice')
  await agenda.view('Week')
  const release = agenda.event(`Release 4.2, ${spoken(dayOfWeek(4))}, 15:00 to 16:00`)
  const from = await middleOf(release)
  await drag(page, from, { x: from.x, y: from.y + 100 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(release).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Alice pulls a meeting longer', async ({ signedInAs, agenda, page }) => {
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

  const yoga = agenda.event(`Yoga, ${spoken(dayOfWeek(3))}, 18:00 to 19:00`)
  await drag(page, await middleOf(yoga), await middleOf(cell(page, dayOfWeek(4))))
  await page.mouse.up()
  await agenda.ofSeries('This event')
  await expect(agenda.event(`Yoga, ${spoken(dayOfWeek(4))}, 18:00 to 19:00, Personal`)).toBeVisible()
  await expect(yoga).toHaveCount(0)
  await expect(agenda.event(`Yoga, ${spoken(dayOfWeek(1))}, 18:00 to 19:00`)).toHaveCount(1)
})

test('Alice draws a new event into her day', async ({ signedInAs, agenda, page }) => {
  await signedInAs('alice')
  await agenda.view('Week')
  const release = await middleOf(agenda.event(`Release 4.2, ${spoken(dayOfWeek(4))}`))
  const hour = release.height + 2
  const saturday = await middleOf(cell(page, dayOfWeek(5)))
  const at = { x: saturday.x, y: release.y - hour / 2 + hour }
  await drag(page, { x: at.x, y: at.y + 3 }, { x: at.x, y: at.y + 1.5 * hour - 3 })
  await page.mouse.up()
  const editor = page.getByRole('dialog', { name: 'New event' })
  await expect(editor.getByRole('group', { name: 'Starts' }).getByRole('combobox')).toHaveValue('16:00')
  await expect(editor.getByRole('group', { name: 'Ends' }).getByRole('combobox')).toHaveValue('17:30')
})

test('Alice moves a meeting without a mouse, and hears where it goes', async ({
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
    page.getByRole('status').filter({ hasText: `${spoken(dayOfWeek(3))}, 15:15 to 16:15` }),
  ).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(agenda.event(`Release 4.2, ${spoken(dayOfWeek(3))}, 15:15 to 16:15, Work`)).toBeVisible()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('Alice rests on a meeting until it is lifted, and moves it', async ({ signedInAs, agenda, page }) => {
    await signedInAs('alice')
    await agenda.view('Week')
    const release = agenda.event(`Release 4.2, ${spoken(dayOfWeek(4))}, 15:00 to 16:00`)
    const from = await middleOf(release)
    const thursday = await middleOf(cell(page, dayOfWeek(3)))
    const screen = await page.context().newCDPSession(page)
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => screen.send('Input.dispatchTouchEvent', { type, touchPoints })

    await touch('touchStart', { x: from.x, y: from.y })
    // What is lifted has no role of its own: it is the same button, drawn otherwise.
    await expect(release).toHaveAttribute('data-lifted', '')
    await touch('touchMove', { x: (from.x + thursday.x) / 2, y: from.y + 10 })
    await touch('touchMove', { x: thursday.x, y: from.y + from.height + 2 })
    await touch('touchEnd')
    await expect(agenda.event(`Release 4.2, ${spoken(dayOfWeek(3))}, 16:00 to 17:00, Work`)).toBeVisible()
  })
})
