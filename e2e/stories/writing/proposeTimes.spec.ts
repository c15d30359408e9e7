import { typeInto } from '../../agenda/typeInto.ts'
import { expectNoOverflow } from '../../support/probes/expectNoOverflow.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { expect, test } from '../../support/test.ts'

test('Alice answers with a note, and proposes another time, which waits for the organiser', async ({
  signedInAs,
  agenda,
  page,
}) => {
  // Two forms, each looked at for everyone: beside other stories that alone takes most of a minute.
  test.slow()
  await signedInAs('alice')
  await agenda.settled()
  await page.keyboard.press('v')
  const list = page.getByRole('dialog', { name: 'Invitations' }).getByRole('list', { name: 'Invitations' })
  const title = (await list.getByRole('listitem').first().getAttribute('aria-label')) ?? ''
  // The form is closed by the key that closes the list, one after the other.
  const propose = list.getByRole('button', { name: 'Propose a new time' }).first()
  await propose.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Propose a new time' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(propose).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const chip = agenda.event(`${title}, `).first()
  await chip.click()
  const answer = page.getByRole('group', { name: 'Your answer' })
  await answer.getByRole('button', { name: 'Add a note' }).click()
  await typeInto(answer.getByRole('textbox', { name: 'Note to the organiser' }), 'I may be late')
  await answer.getByRole('button', { name: 'Maybe' }).click()
  await expect(answer.getByText('Your note: I may be late')).toBeVisible()
  await expectNoViolation(page)
  await answer.getByRole('button', { name: 'Propose a new time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Propose a new time' })
  await dialog.getByRole('button', { name: 'Send proposal' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Choose another time than that of the event.')
  await typeInto(dialog.getByRole('textbox', { name: 'Note to the organiser' }), 'After lunch?')
  await expectNoViolation(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
})

test('Bob answers with a note, the administrator proposes another time, and Alice takes it', async ({
  signedInAs,
  agenda,
  page,
  knownHere,
  personIn,
}) => {
  // Three people, each in a browser of their own, and nine looks for everyone: twice as long beside other stories.
  test.setTimeout(240_000)
  await knownHere('bob', 'admin')
  await signedInAs('alice')
  await agenda.settled()
  await agenda.showDays(3)
  await page.keyboard.press('q')
  await typeInto(
    page.getByRole('textbox', { name: 'Event in a sentence' }),
    'Choir plan tomorrow 15:00 with bob@kalends.example and admin@kalends.example',
  )
  await page.keyboard.press('Enter')
  await agenda.saved()
  await agenda.event('Choir plan, ').first().click()
  const card = page.getByRole('dialog', { name: 'Choir plan' })
  await expect(card.getByRole('list', { name: 'Guests' })).toContainText('bob@kalends.example No answer yet')
  const bobs = await personIn('bob')
  const admins = await personIn('admin')

  await bobs.getByRole('button', { name: /^Invitations: \d+$/ }).click()
  const bobAnswers = bobs.getByRole('group', { name: 'Your answer to Choir plan' })
  await bobAnswers.getByRole('button', { name: 'Add a note' }).click()
  await typeInto(bobAnswers.getByRole('textbox', { name: 'Note to the organiser' }), 'If the train comes')
  await bobAnswers.getByRole('button', { name: 'Maybe' }).click()
  await expect(bobAnswers).toHaveCount(0)
  await expect(bobs.getByRole('status', { name: 'Saving' })).toHaveCount(0)

  await admins.getByRole('button', { name: /^Invitations: \d+$/ }).click()
  const adminAnswers = admins.getByRole('group', { name: 'Your answer to Choir plan' })
  await adminAnswers.getByRole('button', { name: 'Propose a new time' }).click()
  const form = admins.getByRole('dialog', { name: 'Propose a new time' })
  const starts = form.getByRole('group', { name: 'Starts' })
  await typeInto(starts.getByRole('combobox', { name: 'Time' }), '17:00')
  await admins.keyboard.press('Tab')
  await typeInto(form.getByRole('textbox', { name: 'Note to the organiser' }), 'I teach until half past four')
  await expectNoViolation(admins)
  await form.getByRole('button', { name: 'Send proposal' }).click()
  await expect(form).toHaveCount(0)

  await page.reload()
  await expect(card.getByRole('list', { name: 'Guests' })).toContainText('“If the train comes”')
  const proposal = card.getByRole('list', { name: 'Proposed times' }).getByRole('listitem')
  await expect(proposal).toContainText('15:00 to 16:00')
  await expect(proposal).toContainText('17:00 to 18:00')
  await expect(proposal).toContainText('“I teach until half past four”')
  await expectNoViolation(page)
  await page.getByRole('button', { name: /^Invitations: \d+$/ }).click()
  const asked = page
    .getByRole('dialog', { name: 'Invitations' })
    .getByRole('listitem', { name: 'Choir plan', exact: true })
  await expect(asked.getByRole('list', { name: 'Proposed times' })).toContainText('17:00 to 18:00')
  await expectNoViolation(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await asked.getByRole('button', { name: 'Accept' }).click()
  await page.keyboard.press('Escape')
  await agenda.saved()
  await expect(agenda.event('Choir plan, ').first()).toHaveAccessibleName(/17:00 to 18:00/)

  // Bob sees what was and what is, side by side, and is asked again.
  await bobs.reload()
  const row = bobs
    .getByRole('dialog', { name: 'Invitations' })
    .getByRole('listitem', { name: 'Choir plan', exact: true })
  const change = row.getByRole('table', { name: 'What has changed' })
  await expect(change.getByRole('row', { name: /^Time/ })).toContainText('15:00 to 16:00')
  await expect(change.getByRole('row', { name: /^Time/ })).toContainText('17:00 to 18:00')
  await expectNoViolation(bobs)
  await bobs.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(bobs)
  await row.getByRole('button', { name: 'Accept' }).click()
  await expect(row).toHaveCount(0)
  await expect(bobs.getByRole('status', { name: 'Saving' })).toHaveCount(0)
  await page.reload()
  await agenda.event('Choir plan, ').first().click()
  await expect(card.getByRole('list', { name: 'Guests' })).toContainText('bob@kalends.example Accepted')

  // What is cancelled is told with a word, once Alice says so.
  await card.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Tell the guests?' })
  await expect(question).toContainText('“Choir plan” is cancelled for')
  await expectNoViolation(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(agenda.event('Choir plan, ').first()).toBeVisible()
  await agenda.event('Choir plan, ').first().click()
  await card.getByRole('button', { name: 'Delete' }).click()
  await typeInto(question.getByRole('textbox', { name: 'Note to the guests' }), 'No room left')
  await question.getByRole('button', { name: 'Tell guests' }).click()
  await agenda.saved()
  await expect(agenda.event('Choir plan, ')).toHaveCount(0)
  await bobs.setViewportSize({ width: 1280, height: 720 })
  await bobs.reload()
  await row.getByRole('button', { name: 'Choir plan' }).click()
  await expect(bobs.getByRole('dialog', { name: 'Choir plan' })).toContainText(
    'Note from the organiser: No room left',
  )
  await bobs.goBack()
  await row.getByRole('button', { name: 'Dismiss' }).click()
  await expect(row).toHaveCount(0)
})

test('Bob declines one date of a series with a note, and Alice takes one out without a word', async ({
  signedInAs,
  agenda,
  page,
  knownHere,
  personIn,
}) => {
  test.setTimeout(120_000)
  await knownHere('bob')
  await signedInAs('alice')
  await agenda.settled()
  await agenda.showDays(4)
  await page.keyboard.press('q')
  await typeInto(
    page.getByRole('textbox', { name: 'Event in a sentence' }),
    'Choir hour every day from tomorrow 19:00 with bob@kalends.example',
  )
  await page.keyboard.press('Enter')
  await agenda.saved()
  const chips = agenda.event('Choir hour, ')
  await chips.last().click()
  const card = page.getByRole('dialog', { name: 'Choir hour' })
  await card.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('dialog', { name: 'Delete repeating event' })
    .getByRole('button', { name: 'Delete' })
    .click()
  // Without telling, nobody else is asked anything.
  const question = page.getByRole('dialog', { name: 'Tell the guests?' })
  await question.getByRole('button', { name: 'Don’t tell' }).click()
  await agenda.saved()
  await expect(page.getByRole('status', { name: 'Saving' })).toHaveCount(0)

  const bobs = await personIn('bob')
  await bobs.getByRole('button', { name: /^Invitations: \d+$/ }).click()
  const row = bobs.getByRole('listitem', { name: 'Choir hour', exact: true })
  await expect(row).toContainText('dates wait for your answer')
  await row.getByRole('button', { name: 'Add a note' }).click()
  await typeInto(row.getByRole('textbox', { name: 'Note to the organiser' }), 'Not this one')
  await row.getByRole('button', { name: 'Decline' }).click()
  const scope = bobs.getByRole('dialog', { name: 'Answer for a repeating event' })
  await scope.getByRole('radio', { name: 'This event' }).check()
  await scope.getByRole('button', { name: 'Answer' }).click()
  await expect(bobs.getByRole('status', { name: 'Saving' })).toHaveCount(0)
  await expect(row.getByText('Not this one')).toHaveCount(0)

  await page.reload()
  await agenda.settled()
  await chips.first().click()
  await expect(card.getByRole('list', { name: 'Guests' })).toContainText(
    'bob@kalends.example Declined“Not this one”',
  )
  await page.keyboard.press('Escape')
  await chips.nth(1).click()
  await expect(card.getByRole('list', { name: 'Guests' })).toContainText('bob@kalends.example No answer yet')
})
