import { typeInto } from '../../agenda/typeInto.ts'
import { expectNoOverflow } from '../../support/probes/expectNoOverflow.ts'
import { expectNoViolationInBoth } from '../../support/probes/expectNoViolationInBoth.ts'
import { expect, test } from '../../support/test.ts'

test('Alice answers what others invited her to: from the list, on the card and by key', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.settled()
  await page.keyboard.press('v')
  const dialog = page.getByRole('dialog', { name: 'Invitations' })
  const list = dialog.getByRole('list', { name: 'Invitations' })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  await expectNoViolationInBoth(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  const count = await list.getByRole('listitem').count()
  const [first] = await list.getByRole('listitem').all()
  const title = (await first?.getAttribute('aria-label')) ?? ''
  await list
    .getByRole('group', { name: `Your answer to ${title}` })
    .getByRole('button', { name: 'Maybe' })
    .click()
  await expect(list.getByRole('listitem')).toHaveCount(count - 1)
  await page.keyboard.press('Escape')
  await agenda.saved()
  const chip = agenda.event(`${title}, `).first()
  await expect(chip).toHaveAccessibleName(/tentative/)
  await chip.click()
  const answer = page.getByRole('group', { name: 'Your answer' })
  await expect(answer.getByRole('button', { name: 'Maybe' })).toHaveAttribute('aria-pressed', 'true')
  await chip.press('Shift+Y')
  await expect(answer.getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-pressed', 'true')
  await chip.press('Shift+M')
  await expect(answer.getByRole('button', { name: 'Maybe' })).toHaveAttribute('aria-pressed', 'true')
  // What is declined leaves the grid, and can be accepted again as long as its card is open.
  await chip.press('Shift+N')
  await expect(chip).toHaveCount(0)
  await expect(answer.getByRole('button', { name: 'Decline' })).toHaveAttribute('aria-pressed', 'true')
  await answer.getByRole('button', { name: 'Accept' }).click()
  await expect(chip).toBeVisible()
  await agenda.saved()
})

test('Alice invites Bob, who is asked, and she sees that he comes', async ({
  signedInAs,
  agenda,
  page,
  knownHere,
  personIn,
}) => {
  await knownHere('bob')
  await signedInAs('alice')
  await agenda.settled()
  await agenda.showDays(3)
  await page.keyboard.press('q')
  await typeInto(
    page.getByRole('textbox', { name: 'Event in a sentence' }),
    'Rehearsal plan tomorrow 15:00 with bob@kalends.example and dan@elsewhere.example',
  )
  await page.keyboard.press('Enter')
  await agenda.saved()
  await agenda.event('Rehearsal plan, ').first().click()
  const guests = page.getByRole('dialog', { name: 'Rehearsal plan' }).getByRole('list', { name: 'Guests' })
  await expect(guests).toContainText('dan@elsewhere.example No answer yet, Not told')
  const bobs = await personIn('bob')
  await bobs.getByRole('button', { name: /^Invitations: \d+$/ }).click()
  await bobs
    .getByRole('group', { name: 'Your answer to Rehearsal plan' })
    .getByRole('button', { name: 'Accept' })
    .click()
  await expect(bobs.getByRole('group', { name: 'Your answer to Rehearsal plan' })).toHaveCount(0)
  await expect(bobs.getByRole('status', { name: 'Saving' })).toHaveCount(0)
  await page.reload()
  await expect(guests).toContainText('bob@kalends.example Accepted')
})
