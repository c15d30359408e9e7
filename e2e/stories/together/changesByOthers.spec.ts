import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { calendarEntry, calendarList, reportItem } from '#contract/calendar.ts'
import type { JCal, JCalProperty } from '#contract/jcal.ts'
import { dayOfNextWeek, spoken, spokenInMessage } from '../../agenda/dates.ts'
import { typeInto } from '../../agenda/typeInto.ts'
import { actAs } from '../../support/actAs.ts'
import { expectNoOverflow } from '../../support/probes/expectNoOverflow.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { expectNoViolationInBoth } from '../../support/probes/expectNoViolationInBoth.ts'
import { expect, test } from '../../support/test.ts'

const tuesday = dayOfNextWeek(1)
const thursday = dayOfNextWeek(3)

/** Alice shares a calendar with Ada, who may change events. */
async function shareWithAda(page: Page, calendar: string) {
  await page
    .getByRole('region', { name: 'Calendars' })
    .getByRole('button', { name: `Options for ${calendar}` })
    .click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: `Share “${calendar}”` })
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

function eventAt(title: string, date: Temporal.PlainDate, uid = 'added'): JCal {
  const at = (name: string, time: string): JCalProperty => [
    name,
    { tzid: 'Europe/Paris' },
    'date-time',
    `${date.toString()}T${time}:00`,
  ]
  const properties: JCalProperty[] = [
    ['uid', {}, 'text', uid],
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
  await shareWithAda(page, 'Work')
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
    new RegExp(`moved by Ada Admin from ${spokenInMessage(tuesday)}, 10:00 to 11:00$`),
  )
  await expect(page.locator('[data-unseen="was"]')).toHaveCount(2)
  await expectNoViolation(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  await card.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`Moved “Fitting” to ${spokenInMessage(tuesday)}, 10:00 to 11:00`)).toBeVisible()
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

/** Ada's home, by the service. */
async function homeOfAda(page: Page) {
  const user = v.parse(
    v.object({ id: v.string() }),
    await actAs(page, 'admin', { method: 'GET', path: '/api/user' }),
  )
  const home = `/dav/api/calendars/${user.id}`
  const ask = (method: string, path: string, body?: unknown, headers = {}) =>
    actAs(page, 'admin', { method, path: `${home}${path}`, body, headers })
  return {
    ask,
    /** The path of the copy of a calendar that was shared with her, in her home. */
    copyOf: async (source: string) => {
      const list = v.parse(calendarList, await ask('GET', '.json?sharedDelegationStatus=accepted'))
      const entries = list._embedded?.['dav:calendar'] ?? []
      const entry = entries.find((each) => JSON.stringify(each).includes(`/${source}.json`))
      return v.parse(calendarEntry, entry)._links.self.href.slice(home.length, -'.json'.length)
    },
    /** The path of an event on Tuesday in a calendar. */
    eventIn: async (calendar: string, title: string) => {
      const match = { start: `${text(tuesday)}T000000`, end: `${text(dayOfNextWeek(2))}T000000` }
      const answer = v.parse(
        v.object({ _embedded: v.object({ 'dav:item': v.array(reportItem) }) }),
        await ask('REPORT', `${calendar}.json`, { match }),
      )
      const item = answer._embedded['dav:item'].find(({ data }) =>
        JSON.stringify(data).includes(`"${title}"`),
      )
      return item?._links.self.href.slice(home.length) ?? ''
    },
    home,
  }
}

test('Alice sees what Ada moved to another calendar, moves it back, and that a calendar of Ada is gone', async ({
  signedInAs,
  agenda,
  page,
  knownHere,
}) => {
  // Two people, and two calendars that are shared first.
  test.slow()
  await knownHere('admin')
  await signedInAs('alice')
  await agenda.settled()
  await agenda.add({ title: 'Fitting', date: tuesday, from: '10:00', to: '11:00', calendar: 'Work' })
  await agenda.saved()
  await hasLooked(page)
  for (const calendar of ['Work', 'Personal']) await shareWithAda(page, calendar)
  const ada = await homeOfAda(page)
  await ada.ask('POST', '.json', { id: 'band', 'dav:name': 'Band' })
  for (const id of ['one', 'two']) await ada.ask('PUT', `/band/${id}.ics`, eventAt('Gig', thursday, id))
  const set = [{ 'dav:href': 'mailto:alice@kalends.example', 'dav:read': true }]
  await ada.ask('POST', '/band.json', { share: { set } })
  await expect(page.getByRole('checkbox', { name: 'Band' })).toBeVisible(soon)

  const [work, personal] = [await ada.copyOf('work'), await ada.copyOf('personal')]
  const fitting = await ada.eventIn(work, 'Fitting')
  const destination = `${ada.home}${personal}/${fitting.split('/').at(-1)}`
  await ada.ask('MOVE', fitting, undefined, { destination })
  await ada.ask('DELETE', '/band.json')
  const count = page.getByRole('button', { name: /^2 changes by others since today, / })
  await expect(count).toBeVisible(soon)

  await page.keyboard.press('u')
  const card = page.getByRole('dialog')
  await expect(card).toHaveAccessibleName('Band')
  await expect(card).toContainText(/Calendar deleted by Ada Admin, today/)
  await expect(card).toContainText('2 events were in it.')
  await expectNoViolationInBoth(page)
  await page.keyboard.press('Enter')
  await expect(card).toHaveAccessibleName('Fitting')
  await expect(card).toContainText(/Moved to another calendar by Ada Admin, today/)
  await expect(card).toContainText('Calendar: Work → Personal')
  const chip = agenda.event('Fitting, ')
  await expect(chip).toHaveAccessibleName(/moved by Ada Admin from the calendar “Work”$/)
  await expect(page.locator('[data-unseen="was"]')).toHaveCount(0)
  await expectNoViolationInBoth(page)
  await card.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toHaveCount(0)
  await expect(chip).toHaveAccessibleName(/Work$/)
  await agenda.saved()
  await page.reload()
  await agenda.settled()
  await expect(chip).toHaveAccessibleName(/Work$/)
  await expect(page.getByRole('button', { name: /by others since/ })).toHaveCount(0)
})
