import type { Page } from '@playwright/test'
import type { Agenda } from '../../agenda/agenda.ts'
import { dayOfWeek, spoken, spokenInMessage } from '../../agenda/dates.ts'
import { drag, middleOf } from '../../agenda/pointer.ts'
import { expect, test } from '../../support/test.ts'

const release = (days: number) => `Release 4.2, ${spoken(dayOfWeek(days))}, 15:00 to 16:00`

async function lift(page: Page, agenda: Agenda, name: string): Promise<void> {
  await agenda.event(name).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: 'Picked up' })).toHaveCount(1)
}

const day = (page: Page, days: number) =>
  page.getByRole('gridcell', { name: new RegExp(`^${spoken(dayOfWeek(days))}, `) })

test('the week follows an event that is moved past its edge by keys, and saves it where it is shown', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.view('Week')
  await lift(page, agenda, release(4))
  for (let days = 0; days < 3; days++) await page.keyboard.press('ArrowRight')
  await expect(day(page, 7)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(agenda.event(release(4))).toBeFocused()

  await lift(page, agenda, release(4))
  for (let days = 0; days < 4; days++) await page.keyboard.press('ArrowRight')
  await expect(day(page, 7)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(agenda.event(release(8))).toBeFocused()
  await agenda.saved()
  await page.keyboard.press('k')
  await expect(day(page, 4)).toBeVisible()
  await expect(agenda.event('Release 4.2')).toHaveCount(0)
})

test('where weekends are hidden keys step over them, and what is dropped on one is said to be there', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.view('Week')
  await page.getByRole('button', { name: 'View options' }).click()
  const options = page.getByRole('dialog', { name: 'View options' })
  await options.getByRole('checkbox', { name: 'Weekends', exact: true }).uncheck()
  await page.keyboard.press('Escape')
  await expect(day(page, 5)).toHaveCount(0)

  await lift(page, agenda, release(4))
  await page.keyboard.press('ArrowRight')
  await expect(day(page, 7)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await expect(agenda.event(release(4))).toBeFocused()

  const [, ...dayAndMonth] = spoken(dayOfWeek(5)).split(' ')
  const small = page.getByRole('grid', { name: 'Choose date' })
  const saturday = small.getByRole('button', { name: new RegExp(`\\b${dayAndMonth.join(' ')}`) })
  await drag(page, await middleOf(agenda.event(release(4))), await middleOf(saturday))
  await page.mouse.up()
  await expect(agenda.event('Release 4.2')).toHaveCount(0)
  await expect(agenda.messages.getByRole('status')).toContainText(
    `Moved “Release 4.2” to ${spokenInMessage(dayOfWeek(5), dayOfWeek(4))}`,
  )
})

test('a day follows an event that is moved to the day before by keys', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice', `#/calendar/day/${dayOfWeek(4).toString()}`)
  await agenda.settled()
  await lift(page, agenda, release(4))
  await page.keyboard.press('ArrowLeft')
  await expect(day(page, 3)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(agenda.event(release(3))).toBeFocused()
})

test('an event that is dropped outside of the calendar goes back', async ({ signedInAs, agenda, page }) => {
  await signedInAs('alice')
  await agenda.view('Week')
  await drag(page, await middleOf(agenda.event(release(4))), await middleOf(agenda.heading))
  await page.mouse.up()
  await expect(page.getByRole('status').filter({ hasText: 'Move cancelled' })).toHaveCount(1)
  await expect(agenda.event(release(4))).toBeVisible()
  await expect(agenda.messages.getByRole('button', { name: 'Undo' })).toHaveCount(0)
})

test('an event that is dropped on the small month goes to that day at its hour', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice', '#/calendar/week/2027-03-15')
  await agenda.settled()
  const date = Temporal.PlainDate.from('2027-03-17')
  await agenda.add({ title: 'Tea', date, from: '15:00', to: '16:00', calendar: 'Work' })
  await agenda.add({ title: 'Fair', date, until: date.add({ days: 1 }), isAllDay: true, calendar: 'Work' })
  const small = page.getByRole('grid', { name: 'Choose date' })
  for (const [title, to] of [
    ['Tea', 24],
    ['Fair', 25],
  ] as const) {
    const target = small.getByRole('button', { name: new RegExp(`\\b${to} March`) })
    await drag(page, await middleOf(agenda.event(`${title}, `).first()), await middleOf(target))
    await page.mouse.up()
    await expect(agenda.event(`${title}, `)).toHaveCount(0)
  }
  await agenda.saved()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(agenda.event('Tea, Wednesday 24 March, 15:00 to 16:00')).toBeVisible()
  await expect(agenda.event(/^Fair, .*25 March/).first()).toBeVisible()
})
