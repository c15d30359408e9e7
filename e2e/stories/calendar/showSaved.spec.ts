import type { Agenda, NewEvent } from '../../agenda/agenda.ts'
import { spokenInMessage } from '../../agenda/dates.ts'
import { expect, test } from '../../support/test.ts'

const date = Temporal.PlainDate.from('2027-04-14')
const tea: NewEvent = { title: 'Tea', date, from: '15:00', to: '16:00', calendar: 'Travel' }
const name = 'Tea, Wednesday 14 April, 15:00 to 16:00'

const saved = `Saved “Tea” on ${spokenInMessage(date)}`

const show = (agenda: Agenda) => agenda.messages.getByRole('button', { name: 'Show' })

test('an event saved in another month says where, and Show goes there', async ({ signedInAs, agenda }) => {
  await signedInAs('alice', '#/calendar/week/2027-03-15')
  await agenda.settled()
  await agenda.add(tea)
  await expect(agenda.messages.getByText(saved)).toBeVisible()
  await show(agenda).click()
  await expect(agenda.event(name)).toBeFocused()
})

test('an event saved in a hidden calendar says so, and Show shows that calendar', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice', '#/calendar/month/2027-04-01')
  await agenda.settled()
  await page.getByRole('checkbox', { name: 'Travel' }).uncheck()
  await agenda.add(tea)
  await expect(agenda.messages.getByText(`${saved}, in “Travel”, which is hidden`)).toBeVisible()
  await show(agenda).click()
  await expect(agenda.event(name)).toBeFocused()
  await expect(page.getByRole('checkbox', { name: 'Travel' })).toBeChecked()
})

test('an event saved above or below the visible hours is scrolled into view', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await signedInAs('alice', '#/calendar/week/2027-04-12')
  await agenda.settled()
  await agenda.add({ ...tea, from: '22:30', to: '23:30' })
  await expect(agenda.messages.getByText(saved)).toBeVisible()
  await show(agenda).click()
  await expect(agenda.event('Tea, Wednesday 14 April, 22:30 to 23:30')).toBeFocused()
  await expect(agenda.event('Tea, Wednesday 14 April, 22:30 to 23:30')).toBeInViewport()
})

test('an event saved where it can be seen needs no Show', async ({ signedInAs, agenda }) => {
  await signedInAs('alice', '#/calendar/week/2027-04-12')
  await agenda.settled()
  await agenda.add({ ...tea, from: '10:00', to: '11:00' })
  await expect(agenda.messages.getByText('Saved “Tea”', { exact: true })).toBeVisible()
  await expect(agenda.messages.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(show(agenda)).toHaveCount(0)
})
