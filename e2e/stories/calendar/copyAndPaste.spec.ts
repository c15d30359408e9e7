import { dayOfWeek, spoken, today } from '../../agenda/dates.ts'
import { drag, middleOf } from '../../agenda/pointer.ts'
import { typeInto } from '../../agenda/typeInto.ts'
import { expect, test } from '../../support/test.ts'

const [monday, tuesday, thursday, friday] = [0, 1, 3, 4].map((day) => spoken(dayOfWeek(day)))

test('Alice copies an event into another day by keys and by dragging, and moves it by cutting and pasting', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.view('Week')
  // What hears the keys of the clipboard comes once the week is drawn.
  await expect(async () => {
    await agenda.event(`Release 4.2, ${friday}`).focus()
    await page.keyboard.press('ControlOrMeta+c')
    await expect(agenda.messages.getByText('Copied “Release 4.2”')).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 20_000 })
  await agenda.event(`Stand-up, ${thursday}`).focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(agenda.event(new RegExp(`^Release 4\\.2, ${thursday}.*, Work`))).toBeVisible()
  await expect(agenda.event(`Release 4.2, ${friday}`)).toBeVisible()

  // The event whose card is open is meant, too.
  await agenda.open(`Release 4.2, ${thursday}`)
  await page.keyboard.press('ControlOrMeta+x')
  await expect(agenda.event(`Release 4.2, ${thursday}`)).toHaveCount(0)
  await agenda.event(`Stand-up, ${monday}`).focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(agenda.event(`Release 4.2, ${monday}`)).toBeVisible()

  // A drag with Alt leaves the event where it is: here to the Tuesday beside it.
  const from = await middleOf(agenda.event(`Release 4.2, ${monday}`))
  const { x } = await middleOf(agenda.event(`Stand-up, ${tuesday}`))
  await drag(page, from, { x, y: from.y })
  await page.keyboard.down('Alt')
  await page.mouse.up()
  await page.keyboard.up('Alt')
  await expect(agenda.event(`Release 4.2, ${tuesday}`)).toBeVisible()
  await expect(agenda.event(`Release 4.2, ${monday}`)).toBeVisible()

  // A field keeps its own copying and pasting: the readable text of the event.
  await page.getByRole('button', { name: 'New event' }).first().click()
  const title = page.getByRole('dialog', { name: 'New event' }).getByRole('textbox', { name: 'Title' })
  await title.press('ControlOrMeta+v')
  await expect(title).toHaveValue(/^Release 4\.2/)
  await typeInto(title, 'Plumber today 20:00')
  await title.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+x')
  await page.keyboard.press('Escape')

  // Text that is pasted elsewhere is read as a sentence.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+v')
  const sentence = page.getByRole('dialog', { name: 'Quick add' }).getByRole('textbox')
  await expect(sentence).toHaveValue('Plumber today 20:00')
  await sentence.press('Enter')
  await expect(agenda.event(`Plumber, ${spoken(today())}`)).toBeVisible()

  await agenda.saved()
  await page.reload()
  await expect(agenda.event(`Release 4.2, ${monday}`)).toBeVisible()
  await expect(agenda.event(`Release 4.2, ${tuesday}`)).toBeVisible()
  await expect(agenda.event(`Release 4.2, ${thursday}`)).toHaveCount(0)
})
