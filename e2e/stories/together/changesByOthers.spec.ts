import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { reportItem } from '#contract/calendar.ts'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { dayOfNextWeek, spoken } from '../../agenda/dates.ts'
import { typeInto } from '../../agenda/typeInto.ts'
import { actAs } from '../../support/actAs.ts'
import { expectNoOverflow } from '../../support/probes/expectNoOverflow.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { expect, test } from '../../support/test.ts'

const tuesday = dayOfNextWeek(1)
const thursday = dayOfNextWeek(3)

/** Alice shares `Work` with Ada, who may change events. */
async function shareWork(page: Page) {
  await page
    .getByRole('region', { name: 'Calendars' })
    .getByRole('button', { name: 'Options for Work' })
    .click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share “Work”' })
  await typeInto(dialog.getByRole('combobox', { name: 'Person' }), 'admin@kalends.example')
  await page.keyboard.press('Enter')
  const right = dialog.getByRole('combobox', { name: 'What admin@kalends.example may do' })
  await right.selectOption('Change events')
  await expect(dialog.getByRole('status', { name: 'Saving' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Done' }).click()
}

/** What Ada does in Alice's calendar, by the service. */
async function adaIn(page: Page) {
  const user = v.parse(
    v.object({ id: v.string() }),
    await actAs(page, 'admin', { method: 'GET', path: '/api/user' }),
  )
  const homePath = `/dav/api/calendars/${user.id}`
  const list = await actAs(page, 'admin', {
    method: 'GET',
    path: `${homePath}.json?sharedDelegationStatus=accepted`,
  })
  const copy = /"href":"(?<path>[^"]*shared[^"]*)\.json"/.exec(JSON.stringify(list))?.groups?.['path'] ?? ''
  const range = { start: `${text(tuesday)}T000000`, end: `${text(dayOfNextWeek(6))}T000000` }
  const report = await actAs(page, 'admin', {
    method: 'REPORT',
    path: `${copy}.json`,
    body: { match: range },
  })
  const answer = v.parse(v.object({ _embedded: v.object({ 'dav:item': v.array(reportItem) }) }), report)
  const found = (title: string) => {
    const item = answer._embedded['dav:item'].find(({ data }) => JSON.stringify(data).includes(`"${title}"`))
    if (item === undefined) throw new Error(`There is no ${title}.`)
    return item._links.self.href
  }
  return {
    /** Two hours later than at ten. */
    moves: async (title: string) => {
      const stored = JSON.stringify(await actAs(page, 'admin', { method: 'GET', path: found(title) }))
      const later: unknown = JSON.parse(stored.replaceAll('T10:00', 'T12:00').replaceAll('T11:00', 'T13:00'))
      return actAs(page, 'admin', { method: 'PUT', path: found(title), body: later })
    },
    deletes: (title: string) => actAs(page, 'admin', { method: 'DELETE', path: found(title) }),
    adds: (title: string, date: Temporal.PlainDate) =>
      actAs(page, 'admin', { method: 'PUT', path: `${copy}/added.ics`, body: eventAt(title, date) }),
  }
}

const text = (date: Temporal.PlainDate) => date.toString().replaceAll('-', '')

function eventAt(title: string, date: Temporal.PlainDate): JCal {
  const at = (name: string, time: string): JCalProperty => [
    name,
    { tzid: 'Europe/Paris' },
    'date-time',
    `${date.toString()}T${time}:00`,
  ]
  const properties: JCalProperty[] = [
    ['uid', {}, 'text', 'added'],
    ['summary', {}, 'text', title],
    at('dtstart', '15:00'),
    at('dtend', '16:00'),
  ]
  return ['vcalendar', [], [['vevent', properties, []]]]
}

/** The page has begun to look. */
const hasLooked = (page: Page) =>
  expect.poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('looked'))).toBe(true)

const soon = { timeout: 20_000 }

test('Alice sees what Ada changed since she last looked, goes from one to the next, agrees and undoes', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.settled()
  const times = { from: '10:00', to: '11:00', calendar: 'Work' }
  await agenda.add({ title: 'Fitting', date: tuesday, ...times })
  await agenda.add({ title: 'Audition', date: thursday, ...times })
  await agenda.saved()
  await shareWork(page)
  await hasLooked(page)
  await page.keyboard.press('u')
  await expect(page.getByText('No changes by others since you last looked.')).toBeVisible()

  const ada = await adaIn(page)
  await ada.moves('Fitting')
  await ada.deletes('Audition')
  await ada.adds('Curtain call', dayOfNextWeek(4))
  const count = page.getByRole('button', { name: /^3 changes by others since today, / })
  await expect(count).toBeVisible(soon)

  await page.keyboard.press('u')
  const card = page.getByRole('dialog')
  await expect(card).toHaveAccessibleName('Fitting')
  await expect(card).toContainText(/Moved by Ada Admin, today/)
  await expect(card).toContainText('10:00 – 11:00 → 12:00 – 13:00')
  await expect(card).toContainText('1 of 3')
  const moved = agenda.event('Fitting, ').and(page.locator('[data-unseen="moved"]'))
  await expect(moved).toHaveAccessibleName(
    new RegExp(`moved by Ada Admin from ${spoken(tuesday)}, 10:00 to 11:00$`),
  )
  await expect(page.locator('[data-unseen="was"]')).toHaveCount(2)
  await expectNoViolation(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  await card.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`Moved “Fitting” to ${spoken(tuesday)}, 10:00 to 11:00`)).toBeVisible()
  await expect(agenda.event(`Fitting, ${spoken(tuesday)}, 10:00 to 11:00`)).toBeVisible()
  await expect(card).toHaveAccessibleName('Audition')
  await expect(card).toContainText(/Cancelled by Ada Admin, today/)
  await page.keyboard.press('u')
  await expect(card).toHaveAccessibleName('Curtain call')
  await page.keyboard.press('u')
  await expect(card).toHaveAccessibleName('Audition')
  await card.getByRole('button', { name: 'Undo' }).click()
  await expect(agenda.event(`Audition, ${spoken(thursday)}, 10:00 to 11:00`)).toBeVisible()
  await expect(card).toHaveAccessibleName('Curtain call')
  await page.keyboard.press('Enter')
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('button', { name: /by others since/ })).toHaveCount(0)
  await agenda.saved()
  // What was agreed to stays so.
  await page.reload()
  await agenda.settled()
  await expect(agenda.event('Curtain call, ')).toHaveAccessibleName(/Work$/)
})
