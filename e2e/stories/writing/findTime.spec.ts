import { typeInto } from '../../agenda/typeInto.ts'
import { expectNoOverflow } from '../../support/probes/expectNoOverflow.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { expect, test } from '../../support/test.ts'

test('Alice sees whether Bob is free, and takes a time that is suggested for both', async ({
  signedInAs,
  agenda,
  page,
  knownHere,
}) => {
  await knownHere('bob')
  await signedInAs('alice')
  await agenda.settled()
  await page.keyboard.press('c')
  const form = page.getByRole('dialog', { name: 'New event' })
  await typeInto(form.getByRole('textbox', { name: 'Title' }), 'Programme notes')
  await typeInto(form.getByRole('combobox', { name: 'Guests' }), 'bob@kalends.example, dan@elsewhere.example')
  await page.keyboard.press('Enter')
  const free = form.getByRole('list', { name: 'Who is free' }).getByRole('listitem')
  await expect(free).toHaveCount(3)
  await expect(free.filter({ hasText: 'dan@elsewhere.example' })).toContainText('Not known')
  await expect(free.filter({ hasText: 'bob@kalends.example' })).toContainText(/Free|Busy/)
  await form.getByRole('button', { name: 'Find a time' }).click()
  const suggested = form.getByRole('list', { name: 'Suggested times' }).getByRole('button')
  await expect(suggested).toHaveCount(5)
  await suggested.last().click()
  await expect(suggested.last()).toHaveAttribute('aria-pressed', 'true')
  const wished = form.getByRole('group', { name: 'What time to look for' })
  await wished.getByRole('combobox', { name: 'Time of day' }).selectOption('Afternoon')
  await expect(suggested.first()).toContainText(/1[2-7]:\d0 to/)
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await wished.getByRole('button', { name: day }).click()
  await expect(form.getByText('No time suits all who are required.')).toBeVisible()
  await wished.getByRole('button', { name: 'Saturday' }).click()
  await expect(suggested.first()).toContainText('Saturday')
  await wished.getByRole('combobox', { name: 'Length' }).selectOption('2 h')
  await suggested.first().click()
  await expect(form.getByRole('region', { name: 'Guests on this day' })).toContainText('Saturday')
  await expectNoViolation(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await form.getByRole('button', { name: 'Save' }).click()
  await agenda.saved()
})
