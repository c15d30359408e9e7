import { dayOfNextWeek } from '../../agenda/dates.ts'
import { typeInto } from '../../agenda/typeInto.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { expect, test } from '../../support/test.ts'

test('Bob invites for Alice in her calendar, and the guest sees whose meeting it is and who wrote', async ({
  signedInAs,
  agenda,
  page,
  target,
  knownHere,
  personIn,
  world,
}) => {
  test.setTimeout(120_000)
  await knownHere('bob', 'admin')
  await signedInAs('alice')
  await agenda.settled()
  const rail = page.getByRole('region', { name: 'Calendars' })
  await rail.getByRole('button', { name: 'Options for Work' }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share “Work”' })
  await typeInto(dialog.getByRole('combobox', { name: 'Person' }), 'bob@kalends.example')
  await page.keyboard.press('Enter')
  const right = dialog.getByRole('combobox', { name: 'What bob@kalends.example may do' })
  await right.selectOption('Change events')
  await expect(right).toHaveValue('read-write')
  await dialog.getByRole('button', { name: 'Done' }).click()

  const bobs = await personIn('bob')
  const admins = await personIn('admin')

  await expect(
    bobs.getByRole('region', { name: 'Calendars' }).getByRole('checkbox', { name: 'Work' }),
  ).toBeVisible()
  const day = dayOfNextWeek(2).toString()
  await bobs.goto(
    `${target.url}?world=${world}#/calendar/week/${day}/new?title=Board%20dinner&calendar=Work&start=${day}T18:00`,
  )
  const form = bobs.getByRole('dialog', { name: 'New event' })
  await expect(form.getByRole('combobox', { name: 'Calendar' })).toHaveText(/Work/)
  await typeInto(form.getByRole('combobox', { name: 'Guests' }), 'admin@kalends.example')
  await bobs.keyboard.press('Enter')
  await expect(form.getByText('Bob Dodgson on behalf of Alice Liddell')).toBeVisible()
  await expectNoViolation(bobs)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(bobs.getByRole('status', { name: 'Saving' })).toHaveCount(0)
  await bobs
    .getByRole('button', { name: /^Board dinner, / })
    .first()
    .click()
  const card = bobs.getByRole('dialog', { name: 'Board dinner' })
  await expect(card).toContainText('Bob Dodgson on behalf of Alice Liddell')
  await expect(card.getByRole('list', { name: 'Guests' })).not.toContainText('Not told')
  // What they wrote they can change.
  await card.getByRole('button', { name: 'Edit' }).click()
  await expect(bobs.getByRole('textbox', { name: 'Title' })).toBeEnabled()

  await admins.reload()
  await admins.getByRole('button', { name: /^Invitations: \d+$/ }).click()
  const row = admins.getByRole('listitem', { name: 'Board dinner', exact: true })
  await expect(row).toContainText('Alice Liddell')
  await row.getByRole('button', { name: 'Board dinner' }).click()
  const invitation = admins.getByRole('dialog', { name: 'Board dinner' })
  await expect(invitation).toContainText('bob@kalends.example on behalf of Alice Liddell')
  await expectNoViolation(admins)
  await invitation.getByRole('button', { name: 'Accept' }).click()
  await expect(admins.getByRole('status', { name: 'Saving' })).toHaveCount(0)
  await page.goto(`${target.url}?world=${world}#/calendar/week/${day}`)
  await page.reload()
  await agenda.event('Board dinner, ').first().click()
  await expect(page.getByRole('dialog', { name: 'Board dinner' })).toContainText(
    'admin@kalends.example Accepted',
  )
})
