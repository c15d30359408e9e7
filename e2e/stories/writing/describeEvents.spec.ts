import { typeInto } from '../../agenda/typeInto.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { expect, test } from '../../support/test.ts'

test('Alice formats a description, reads it in its details and finds it again in the form', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice', '#/calendar/week/2027-03-15/new?start=2027-03-16T19:00&end=2027-03-16T20:00')
  const editor = page.getByRole('dialog', { name: 'New event' })
  const text = editor.getByRole('textbox', { name: 'Description' })
  await typeInto(editor.getByRole('textbox', { name: 'Title' }), 'Review')
  await typeInto(text, 'Bring marzipan')
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft')
  await page.keyboard.press('ControlOrMeta+b')
  await expect(editor.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
  await editor.getByRole('button', { name: 'Link', exact: true }).click()
  await typeInto(editor.getByRole('textbox', { name: 'Address' }), 'example.org/recipe')
  await page.keyboard.press('Enter')
  await expect(text).toBeFocused()
  await expectNoViolation(page)
  await agenda.save()
  await agenda.saved()
  await page.reload()

  await agenda.open('Review')
  const details = page.getByRole('dialog', { name: 'Review' })
  const link = details.getByRole('link', { name: 'marzipan', exact: true })
  await expect(link).toHaveAttribute('href', 'https://example.org/recipe')
  await expect(link.getByRole('strong')).toHaveText('marzipan')
  await details.getByRole('button', { name: 'Edit' }).click()
  const edited = page.getByRole('dialog', { name: 'Edit event' })
  await expect(edited.getByRole('textbox', { name: 'Description' }).getByRole('strong')).toHaveText(
    'marzipan',
  )
})
