import { dayOfWeek, spoken } from '../../agenda/dates.ts'
import { expect, test } from '../../support/test.ts'

const [monday, thursday, friday] = [0, 3, 4].map((day) => spoken(dayOfWeek(day)))

test('Alice copies an event into another day, and moves it by cutting and pasting', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.view('Week')
  await agenda.event(`Release 4.2, ${friday}`).focus()
  await page.keyboard.press('ControlOrMeta+c')
  await expect(agenda.messages.getByText('Copied “Release 4.2”')).toBeVisible()
  await agenda.event(`Stand-up, ${thursday}`).focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(agenda.event(`Release 4.2, ${thursday}`)).toBeVisible()
  await expect(agenda.event(`Release 4.2, ${friday}`)).toBeVisible()

  // The event whose card is open is meant, too.
  await agenda.open(`Release 4.2, ${thursday}`)
  await page.keyboard.press('ControlOrMeta+x')
  await expect(agenda.event(`Release 4.2, ${thursday}`)).toHaveCount(0)
  await agenda.event(`Stand-up, ${monday}`).focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(agenda.event(`Release 4.2, ${monday}`)).toBeVisible()

  // A field keeps its own copying and pasting: the readable text of the event.
  await page.getByRole('button', { name: 'New event' }).first().click()
  const title = page.getByRole('dialog', { name: 'New event' }).getByRole('textbox', { name: 'Title' })
  await title.press('ControlOrMeta+v')
  await expect(title).toHaveValue(/^Release 4\.2/)
  await title.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Escape')

  await agenda.saved()
  await page.reload()
  await expect(agenda.event(`Release 4.2, ${monday}`)).toBeVisible()
  await expect(agenda.event(`Release 4.2, ${thursday}`)).toHaveCount(0)
})
