import { agendaOn } from '../../agenda/agenda.ts'
import { dayOfWeek } from '../../agenda/dates.ts'
import { typeInto } from '../../agenda/typeInto.ts'
import { takeSeat } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'

/** Nobody waits longer for what somebody else has done; asking every half minute would take longer. */
const soon = { timeout: 5000 }

test('what Alice writes in one tab stands in the other, and what she deletes leaves it', async ({
  signedInAs,
  agenda,
  page,
  target,
  sessions,
  browser,
}) => {
  await signedInAs('alice')
  await agenda.settled()
  const tab = await page.context().newPage()
  await takeSeat(tab, target.url, await sessions(browser, 'alice'))
  await tab.goto(page.url())
  const other = agendaOn(tab)
  await other.settled()
  await agenda.add({ title: 'Tuning', date: dayOfWeek(2), from: '18:00', to: '18:30' })
  await expect(other.event('Tuning, ')).toBeVisible(soon)
  await other.event('Tuning, ').click()
  await tab.getByRole('dialog', { name: 'Tuning' }).getByRole('button', { name: 'Delete' }).click()
  await expect(agenda.event('Tuning, ')).toHaveCount(0, soon)
  // One connection serves both, and the next tab takes it over.
  await page.close()
  await other.add({ title: 'Encore', date: dayOfWeek(2), from: '18:00', to: '18:30' })
  await expect(other.event('Encore, ')).toBeVisible()
})

test('Bob sees what Alice shares, changes and takes back, while both look', async ({
  signedInAs,
  agenda,
  page,
  knownHere,
  personIn,
}) => {
  await knownHere('bob')
  await signedInAs('alice')
  await agenda.settled()
  const bobs = await personIn('bob')
  const his = agendaOn(bobs)
  const rail = page.getByRole('region', { name: 'Calendars' })
  await rail.getByRole('button', { name: 'Options for Work' }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share “Work”' })
  await typeInto(dialog.getByRole('combobox', { name: 'Person' }), 'bob@kalends.example')
  await page.keyboard.press('Enter')
  const list = bobs.getByRole('region', { name: 'Calendars' })
  await expect(list.getByRole('checkbox', { name: 'Work' })).toBeVisible(soon)
  await expect(list.getByText('Read-only')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await agenda.add({ title: 'Fitting', date: dayOfWeek(1), from: '17:00', to: '17:30', calendar: 'Work' })
  await expect(his.event('Fitting, ')).toBeVisible(soon)
  await his.event('Fitting, ').click()
  const card = bobs.getByRole('dialog', { name: 'Fitting' })
  await expect(card).toBeVisible()
  await rail.getByRole('button', { name: 'Options for Work' }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  await dialog.getByRole('button', { name: 'Stop sharing with bob@kalends.example' }).click()
  await expect(dialog.getByText('Only you have this calendar.')).toBeVisible()
  // Also what he has open leaves the screen.
  await expect(card).toHaveCount(0, soon)
  await expect(bobs.getByRole('dialog', { name: 'This event can’t be opened' })).toBeVisible()
  await expect(list.getByRole('checkbox', { name: 'Work' })).toHaveCount(0)
  await expect(his.event('Fitting, ')).toHaveCount(0)
})
