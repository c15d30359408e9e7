import { dayOfWeek, spoken } from '../../agenda/dates.ts'
import { expect, passUntil, rest, test, twoSeconds } from '../../support/network/slowNetwork.ts'
import { typeInto } from '../../agenda/typeInto.ts'

const tea = { title: 'Tea', date: dayOfWeek(5), from: '10:00', to: '11:00', calendar: 'Work' }
const saturday = spoken(dayOfWeek(5))

test('a saved event is shown at once, marked as being saved until it is stored', async ({
  network,
  agenda,
  page,
}) => {
  await agenda.add(tea)
  await expect(agenda.event(`Tea, ${saturday}, 10:00 to 11:00, Work, saving`)).toBeVisible()
  await rest(network, page)
  await expect(agenda.event(`Tea, ${saturday}, 10:00 to 11:00, Work`)).toBeVisible()
  await expect(agenda.messages.getByText('Saved “Tea”')).toBeVisible()
})

test('an event that is still being saved can be moved, edited and deleted', async ({
  network,
  agenda,
  page,
}) => {
  await agenda.add(tea)
  await agenda.lower('Tea', 4)
  await expect(agenda.event(`Tea, ${saturday}, 11:00 to 12:00`)).toBeVisible()
  await (await agenda.open('Tea')).getByRole('button', { name: 'Edit' }).click()
  await typeInto(page.getByRole('textbox', { name: 'Title' }), 'Cake')
  await agenda.save()
  await expect(agenda.event(`Cake, ${saturday}, 11:00 to 12:00, Work, saving`)).toBeVisible()
  await rest(network, page)
  await expect(agenda.event(`Cake, ${saturday}, 11:00 to 12:00, Work`)).toBeVisible()

  await (await agenda.open('Cake')).getByRole('button', { name: 'Delete' }).click()
  await expect(agenda.event('Cake')).toHaveCount(0)
  await rest(network, page)
  await agenda.messages.getByRole('button', { name: 'Undo' }).click()
  await expect(agenda.event('Cake')).toBeVisible()
  await rest(network, page)
  await page.reload()
  await agenda.settled()
  await expect(agenda.event(`Cake, ${saturday}, 11:00 to 12:00, Work`)).toBeVisible()
})

test('two quick moves end where the second one put the event, on the screen and in the store', async ({
  network,
  agenda,
  page,
}) => {
  await agenda.lower('Release 4.2', 4)
  await network.pass(twoSeconds / 2)
  await agenda.lower('Release 4.2', 4)
  const there = `Release 4.2, ${spoken(dayOfWeek(4))}, 17:00 to 18:00, Work`
  await expect(agenda.event(there)).toBeVisible()
  await rest(network, page)
  await expect(agenda.event(there)).toBeVisible()
  await network.change({ latencyMs: 0 })
  await page.reload()
  await agenda.settled()
  await expect(agenda.event(there)).toBeVisible()
})

test('a week that was not read yet looks unread, not free', async ({ network, agenda, page }) => {
  const far = dayOfWeek(0).add({ weeks: 40 })
  // Without a reload, after which the network would be fast.
  await page.evaluate((hash) => void (location.hash = hash), `#/calendar/week/${far.toString()}`)
  const monday = page.getByRole('gridcell', { name: spoken(far) })
  await expect(monday).toBeVisible()
  await expect(page.getByRole('gridcell', { name: 'no events' })).toHaveCount(0)
  await rest(network, page)
  await agenda.settled()
  await expect(page.getByRole('gridcell', { name: 'no events' }).first()).toBeVisible()
})

test('a rejected event disappears again, and what was typed can be edited again', async ({
  network,
  agenda,
  page,
}) => {
  await network.change({ refusesOneIn: 1 })
  await agenda.add({ ...tea, location: 'Roof' })
  await expect(agenda.event('Tea')).toBeVisible()
  await rest(network, page)
  await expect(agenda.event('Tea')).toHaveCount(0)
  await expect(agenda.messages.getByRole('alert')).toContainText('“Tea” wasn’t saved.')

  await network.change({ refusesOneIn: 0 })
  await agenda.messages.getByRole('button', { name: 'Edit again' }).click()
  const editor = page.getByRole('dialog', { name: 'New event' })
  await expect(editor.getByRole('textbox', { name: 'Location' })).toHaveValue('Roof')
  await agenda.save()
  await rest(network, page)
  await expect(agenda.event(`Tea, ${saturday}, 10:00 to 11:00, Work`)).toBeVisible()
})

test('a change made without a network is kept, and saved once there is one', async ({
  network,
  agenda,
  page,
}) => {
  await network.change({ isDown: true })
  await agenda.add(tea)
  await passUntil(network, agenda.event(`Tea, ${saturday}, 10:00 to 11:00, Work, not saved`))
  const unsaved = page.getByRole('alert').filter({ hasText: '1 change isn’t saved yet.' })
  await expect(unsaved).toContainText('It’s kept on this device')

  await network.change({ isDown: false })
  await page.getByRole('button', { name: 'Try again' }).click()
  await rest(network, page)
  await expect(page.getByRole('alert').filter({ hasText: 'not saved' })).toHaveCount(0)
  await network.change({ latencyMs: 0 })
  await page.reload()
  await agenda.settled()
  await expect(agenda.event(`Tea, ${saturday}, 10:00 to 11:00, Work`)).toBeVisible()
})
