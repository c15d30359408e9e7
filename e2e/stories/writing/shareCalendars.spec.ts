import { typeInto } from '../../agenda/typeInto.ts'
import { expectNoOverflow } from '../../support/probes/expectNoOverflow.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { expect, test } from '../../support/test.ts'

test('Alice shares a calendar, Bob sees it read-only, then may write, and then it is gone', async ({
  signedInAs,
  agenda,
  page,
  knownHere,
  personIn,
}) => {
  await knownHere('bob')
  await signedInAs('alice')
  await agenda.settled()
  const rail = page.getByRole('region', { name: 'Calendars' })
  await rail.getByRole('button', { name: 'Options for Work' }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share “Work”' })
  await expect(dialog.getByText('Only you have this calendar.')).toBeVisible()
  const person = dialog.getByRole('combobox', { name: 'Person' })
  await typeInto(person, 'nobody@elsewhere.example')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText(
    'Nobody who uses this calendar service has this address.',
  )
  await expect(person).toHaveValue('nobody@elsewhere.example')
  await typeInto(person, 'bob@kalends.example')
  await page.keyboard.press('Enter')
  const shared = dialog.getByRole('list', { name: 'Shared with' })
  const right = shared.getByRole('combobox', { name: 'What bob@kalends.example may do' })
  await expect(right).toHaveValue('read')
  await expect(person).toHaveValue('')
  await expectNoViolation(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 720 })

  const bobs = await personIn('bob')
  const list = bobs.getByRole('region', { name: 'Calendars' })
  await expect(list.getByRole('checkbox', { name: 'Work' })).toBeVisible()
  await expect(list.getByText('Read-only')).toBeVisible()
  const theirs = list.getByRole('region', { name: 'Alice Liddell' })
  await expect(theirs.getByRole('checkbox', { name: 'Work' })).toBeVisible()
  const incoming = list.getByRole('list', { name: 'New shared calendars' })
  await expect(incoming).toContainText('Alice Liddell shares “Work” with you.')
  await incoming.getByRole('button', { name: 'Not now: Work' }).click()
  await expect(list.getByRole('checkbox', { name: 'Work' })).toHaveCount(0)
  await list.getByText('1 calendar put off').click()
  await list.getByRole('button', { name: 'Accept Work' }).click()
  await expect(theirs.getByRole('checkbox', { name: 'Work' })).toBeVisible()
  await expect(incoming).toHaveCount(0)
  const standUp = bobs.getByRole('button', { name: /^Stand-up, / }).first()
  await standUp.hover()
  await expect(standUp).toHaveAttribute('title', 'Work is read-only.')
  await theirs.getByRole('link', { name: 'Alice Liddell' }).click()
  const profile = bobs.getByRole('dialog', { name: 'Alice Liddell' })
  await expect(profile.getByRole('region', { name: 'Busy times' })).toContainText(/Busy .*09:00/)
  await expect(profile.getByRole('region', { name: 'Shared with you' })).toContainText('Work')
  await profile.getByRole('button', { name: 'Done' }).click()
  await right.selectOption('Change events')
  await expect(right).toHaveValue('read-write')
  await bobs.reload()
  await expect(theirs.getByText('Shared with you')).toBeVisible()
  await list.getByRole('button', { name: 'Options for Work' }).click()
  await bobs.getByRole('menuitem', { name: 'Remove from my list' }).click()
  const question = bobs.getByRole('alertdialog', { name: 'Remove Work from your list?' })
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(list.getByRole('checkbox', { name: 'Work' })).toHaveCount(0)

  await shared.getByRole('button', { name: 'Stop sharing with bob@kalends.example' }).click()
  await expect(dialog.getByText('Only you have this calendar.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(rail.getByRole('button', { name: 'Options for Work' })).toBeFocused()
})
