import type { Page } from '@playwright/test'
import { dayOfNextWeek, spoken } from '../../agenda/dates.ts'
import { typeInto } from '../../agenda/typeInto.ts'
import { boxOf, drag, middleOf } from '../../agenda/pointer.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { expect, test } from '../../support/test.ts'

const card = (page: Page) => page.getByRole('dialog', { name: 'New event' })
const title = (page: Page) => card(page).getByRole('textbox', { name: 'Title' })
const dayOf = (page: Page, date: Temporal.PlainDate) =>
  page.getByRole('grid', { name: /^(Week|Month) of/ }).getByRole('gridcell', { name: spoken(date) })

const saturday = dayOfNextWeek(5)
const sunday = dayOfNextWeek(6)

test.beforeEach(async ({ signedInAs, agenda }) => {
  await signedInAs('alice', `#/calendar/week/${saturday.toString()}`)
  await agenda.settled()
})

test('Alice draws an event, moves it while she names it, and Enter saves it', async ({ agenda, page }) => {
  const cell = await boxOf(dayOf(page, saturday))
  const at = { x: cell.x + cell.width / 2, y: 700 }
  await drag(page, at, { x: at.x, y: at.y + 60 })
  await page.mouse.up()
  await expect(title(page)).toBeFocused()
  const draft = agenda.event('New event, ')
  const drawn = await middleOf(draft)
  const beside = await boxOf(card(page))
  expect(beside.x + beside.width <= cell.x || beside.x >= cell.x + cell.width).toBe(true)

  await page.keyboard.type('Carols')
  await expect(agenda.event(`Carols, ${spoken(saturday)}, `)).toBeVisible()
  // Up and down move it, and so does dragging; then she goes on typing.
  await page.keyboard.press('ArrowDown')
  const lower = await middleOf(agenda.event('Carols'))
  expect(lower.y).toBeGreaterThan(drawn.y)
  const next = await middleOf(dayOf(page, sunday))
  await drag(page, lower, { x: next.x, y: lower.y })
  await page.mouse.up()
  await expect(agenda.event(`Carols, ${spoken(sunday)}, `)).toBeVisible()
  await expect(title(page)).toBeFocused()
  await page.keyboard.type(' at noon')
  await typeInto(card(page).getByRole('combobox', { name: 'Guests' }), 'dan@elsewhere.example')
  await page.keyboard.press('Enter')
  await expect(card(page).getByRole('list', { name: 'Guests' })).toContainText('dan@elsewhere.example')
  await expect(card(page).getByText('Guests who use this calendar are told when you save')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(card(page)).toHaveCount(0)
  await expect(agenda.event(`Carols at noon, ${spoken(sunday)}, `)).toHaveCount(1)
  await expect(page.getByText('Draft kept')).toHaveCount(0)
  await agenda.saved()
})

test('a card in which nothing was typed leaves nothing; a letter begins one, and all of it goes into the editor', async ({
  agenda,
  page,
}) => {
  const cell = await boxOf(dayOf(page, saturday))
  await page.mouse.click(cell.x + cell.width / 2, 700)
  await expect(title(page)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(agenda.event(`New event, ${spoken(sunday)}, `)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  await expect(agenda.event('New event')).toHaveCount(0)
  await expect(page.getByText('Draft kept')).toHaveCount(0)

  await dayOf(page, saturday).focus()
  await page.keyboard.type('Zither')
  await expect(title(page)).toHaveValue('Zither')
  await expectNoViolation(page)
  await page.reload()
  await expect(title(page)).toHaveValue('Zither')
  await page.keyboard.press('Escape')
  await expect(agenda.event('Zither')).toHaveCount(0)
  await agenda.messages.getByRole('button', { name: 'Open' }).click()
  await expect(agenda.event(`Zither, ${spoken(saturday)}, 09:00 to 10:00`)).toBeVisible()
  await card(page).getByRole('button', { name: 'More options' }).click()
  await expect(title(page)).toHaveValue('Zither')
  const starts = card(page).getByRole('group', { name: 'Starts' })
  await expect(starts.getByRole('combobox', { name: 'Time' })).toHaveValue('09:00')
  await agenda.save()
  await expect(agenda.event(`Zither, ${spoken(saturday)}, 09:00 to 10:00`)).toBeVisible()
  await agenda.saved()
})
