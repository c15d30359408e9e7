import { typeInto } from '../../agenda/typeInto.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { expect, test } from '../../support/test.ts'

test('Alice adds a meeting online with a reminder, a category and a colour, and reads it in its details', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice', '#/calendar/week/2027-03-15')
  await agenda.settled()
  await page.getByRole('button', { name: 'New event' }).first().click()
  const editor = page.getByRole('dialog', { name: 'New event' })
  await typeInto(editor.getByRole('textbox', { name: 'Title' }), 'Review')
  await typeInto(editor.getByRole('textbox', { name: 'Online meeting' }), 'rooms.example.org/review')
  await editor.getByRole('button', { name: 'Add reminder' }).click()
  await page.getByRole('menuitem', { name: '10 minutes before' }).click()
  await editor.getByText('More', { exact: true }).click()
  await editor.getByRole('button', { name: 'Teal' }).click()
  await typeInto(editor.getByRole('textbox', { name: 'Categories' }), 'Food')
  await page.keyboard.press('Enter')
  await typeInto(editor.getByRole('textbox', { name: 'Link' }), 'example.org/agenda')
  await expectNoViolation(page)
  await agenda.save()
  await agenda.saved()
  await page.reload()
  await agenda.open('Review')
  const details = page.getByRole('dialog', { name: 'Review' })
  await expect(details.getByRole('link', { name: 'Join' })).toHaveAttribute(
    'href',
    'https://rooms.example.org/review',
  )
  await expect(details.getByText('10 minutes before')).toBeVisible()
  await expect(details.getByText('Food')).toBeVisible()
  await expect(details.getByRole('link', { name: 'https://example.org/agenda' })).toBeVisible()
  await details.getByRole('button', { name: 'Edit' }).click()
  const edited = page.getByRole('dialog', { name: 'Edit event' })
  await expect(edited.getByRole('button', { name: 'Teal' })).toHaveAttribute('aria-pressed', 'true')
})
