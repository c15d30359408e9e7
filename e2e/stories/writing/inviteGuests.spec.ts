import { typeInto } from '../../agenda/typeInto.ts'
import { expect, test } from '../../support/test.ts'

test('Alice writes an event with guests by a sentence, finds another in the form, and sees them on its card', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.settled()
  await page.keyboard.press('q')
  await typeInto(
    page.getByRole('textbox', { name: 'Event in a sentence' }),
    'Rehearsal dinner today 15:00 with dan@elsewhere.example',
  )
  await expect(page.getByRole('list', { name: 'What was understood' })).toContainText('dan@elsewhere.example')
  await page.keyboard.press('Enter')
  await agenda.saved()
  await agenda.event('Rehearsal dinner, ').first().click()
  const card = page.getByRole('dialog', { name: 'Rehearsal dinner' })
  await expect(card.getByRole('list', { name: 'Guests' })).toContainText(
    'dan@elsewhere.example No answer yet',
  )
  await expect(card.getByRole('link', { name: 'Message guests' })).toHaveAttribute(
    'href',
    'mailto:dan@elsewhere.example?subject=Rehearsal%20dinner',
  )
  await card.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit event' })
  const guests = form.getByRole('combobox', { name: 'Guests' })
  await typeInto(guests, 'carol@elsewhere.example')
  await page.keyboard.press('Enter')
  await form.getByRole('combobox', { name: 'Role of carol@elsewhere.example' }).selectOption('Optional')
  await expect(form.getByText('Guests who use this calendar are told when you save')).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).click()
  await agenda.saved()
  await page.reload()
  await agenda.settled()
  await agenda.event('Rehearsal dinner, ').first().click()
  await expect(card.getByRole('list', { name: 'Guests' })).toContainText('Optional')
})
