import type { Page } from '@playwright/test'
import type { Agenda } from '../../agenda/agenda.ts'
import { dayOfWeek, spoken, spokenInMessage } from '../../agenda/dates.ts'
import { drag, middleOf } from '../../agenda/pointer.ts'
import { tellGuests } from '../../agenda/tellGuests.ts'
import { typeInto } from '../../agenda/typeInto.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { expect, test } from '../../support/test.ts'

// In a week in which no other story has left Bob anything, whatever day it is today.
const wednesday = dayOfWeek(16)
const thursday = dayOfWeek(17)

async function invite(page: Page, agenda: Agenda, title: string, date: Temporal.PlainDate) {
  await page.keyboard.press('c')
  const form = page.getByRole('dialog', { name: 'New event' })
  await agenda.fill({ title, date, from: '10:00', to: '11:00' })
  await typeInto(form.getByRole('combobox', { name: 'Guests' }), 'bob@kalends.example')
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: 'Save' }).click()
  await agenda.saved()
}

test('while a meeting is moved, the hours of its guests darken and the best places show', async ({
  signedInAs,
  agenda,
  page,
  knownHere,
}) => {
  await knownHere('bob')
  await signedInAs('alice')
  await agenda.view('Week')
  await invite(page, agenda, 'Score reading', wednesday)
  await invite(page, agenda, 'Seating plan', thursday)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await agenda.settled()

  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/calendars/freebusy') && asked.push(request.url()))
  const plan = agenda.event(`Seating plan, ${spoken(thursday)}, 10:00`)
  const [best, busy] = [page.locator('[data-best]'), page.locator('[data-guests="busy"]')]
  await expect(plan).toBeVisible()
  expect(asked).toEqual([])
  await plan.focus()
  await page.keyboard.press('Space')
  await expect(best).toHaveCount(3)
  await expect(busy).toHaveCount(1)
  await expect(busy).toHaveText('bob@kalends.example')
  await expect(page.getByRole('status').filter({ hasText: 'Best for all guests: ' })).toHaveCount(1)
  await expectNoViolation(page)
  await page.keyboard.press('ArrowLeft')
  // Between these it says what else of Alice's is then.
  const announced = new RegExp(
    `${spokenInMessage(wednesday)}, 10:00 to 11:00.*Busy then: bob@kalends\\.example\\.`,
  )
  await expect(page.getByRole('status').filter({ hasText: announced })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(best).toHaveCount(0)
  await expect(busy).toHaveCount(0)

  await tellGuests(page)
  const from = await middleOf(plan)
  await drag(page, from, { x: from.x, y: from.y + 3 * from.height })
  await expect(best).toHaveCount(3)
  await expect(busy).toHaveCount(1)
  await page.mouse.up()
  await expect(best).toHaveCount(0)
  await expect(agenda.event(`Seating plan, ${spoken(thursday)}, 13:`)).toBeVisible()
  await agenda.saved()
})

test('a meeting of a series is moved by keys alone, again and again: each question has the focus', async ({
  signedInAs,
  agenda,
  page,
  knownHere,
}) => {
  await knownHere('bob')
  await signedInAs('alice')
  await agenda.view('Week')
  await page.keyboard.press('c')
  await agenda.fill({
    title: 'Daily notes',
    date: dayOfWeek(14),
    from: '10:00',
    to: '11:00',
    repeats: 'Daily',
  })
  const form = page.getByRole('dialog', { name: 'New event' })
  await typeInto(form.getByRole('combobox', { name: 'Guests' }), 'bob@kalends.example')
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: 'Save' }).click()
  await agenda.saved()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await agenda.settled()
  const note = page.getByRole('textbox', { name: 'Note to the guests' })
  for (const [date, words] of [
    [wednesday, 'An hour later, so that everybody can have their lunch before'],
    [thursday, 'And so it is on this day, for the same reason as yesterday'],
  ] as const) {
    await agenda.lower(`Daily notes, ${spoken(date)}, 10:00`, 4)
    await expect(page.getByRole('radio', { name: 'This event', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(note).toBeVisible()
    // Once it was put down, the event took the focus from the note a moment later.
    await page.keyboard.type(words)
    await expect(note).toHaveValue(words)
    await page.getByRole('button', { name: 'Tell guests' }).press('Enter')
    await expect(agenda.event(`Daily notes, ${spoken(date)}, 11:00`)).toBeFocused()
    await agenda.saved()
  }
})
