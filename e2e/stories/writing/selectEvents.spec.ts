import { dayOfWeek, spoken } from '../../agenda/dates.ts'
import { boxOf, drag, middleOf } from '../../agenda/pointer.ts'
import { typeInto } from '../../agenda/typeInto.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { expect, test } from '../../support/test.ts'

test('Alice selects three events, and moves, undoes and deletes them as one', async ({
  signedInAs,
  agenda,
  page,
}) => {
  const [friday, saturday, sunday] = [dayOfWeek(4), dayOfWeek(5), dayOfWeek(6)]
  await signedInAs('alice')
  await agenda.view('Week')
  const chip = (title: string, day: typeof friday) => agenda.event(`${title}, ${spoken(day)}`).first()
  const bar = page.getByRole('region', { name: 'Selected events' })
  const [standUp, market] = [chip('Stand-up', friday), chip('Market', saturday)]

  // A band over two of Friday, one of a series, and a press on a third.
  const [above, below] = [await boxOf(standUp), await middleOf(chip('Release 4.2', friday))]
  await page.keyboard.down('Shift')
  await drag(page, { x: below.x, y: above.y - 20 }, { x: below.x + 9, y: below.y })
  await page.mouse.up()
  await expect(bar).toContainText('2 selected')
  await market.click()
  await page.keyboard.up('Shift')
  await expect(bar).toContainText('3 selected')
  await expect(market).toBeFocused()
  await expect(standUp).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('3 events selected')).toBeAttached()
  await expectNoViolation(page)

  // The keys that move one move all.
  await market.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Moved 3 events 1 day later')).toBeVisible()
  await expect(page.getByText('1 of them repeats: its other dates stay as they are.')).toBeVisible()
  await expect(chip('Market', sunday)).toHaveAttribute('aria-pressed', 'true')
  await expect(chip('Stand-up', saturday)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('3 events are back where they were')).toBeVisible()
  await expect(chip('Release 4.2', friday)).toBeVisible()

  await standUp.press('Delete')
  await expect(page.getByText('Deleted 3 events')).toBeVisible()
  await expect(bar).toHaveCount(0)
  await expect(market).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Restored 3 events')).toBeVisible()
  await expect(standUp).toBeVisible()
  await expect(market).toBeVisible()
})

test('Alice gives two events a colour, moves them by a number of days, and cuts and pastes them', async ({
  signedInAs,
  agenda,
  page,
}) => {
  const [friday, saturday, later] = [dayOfWeek(4), dayOfWeek(5), dayOfWeek(5).add({ days: 1 })]
  await signedInAs('alice')
  await agenda.view('Week')
  const chip = (title: string, day: typeof friday) => agenda.event(`${title}, ${spoken(day)}`).first()
  const bar = page.getByRole('region', { name: 'Selected events' })
  // The script that hears the keys of a selection brings the invitations as well.
  await expect(page.getByRole('button', { name: /^Invitations/ })).toBeVisible()
  await chip('Release 4.2', friday).press('Shift+Space')
  await expect(bar).toContainText('1 selected')
  await chip('Market', saturday).press('Shift+Space')
  await expect(bar).toContainText('2 selected')

  await bar.getByRole('button', { name: 'Colour' }).click()
  await page
    .getByRole('dialog', { name: 'Colour of the selected events' })
    .getByRole('button', { name: 'Teal' })
    .click()
  await expect(page.getByText('Changed the colour of 2 events')).toBeVisible()
  await bar.getByRole('button', { name: 'Move…' }).click()
  const form = page.getByRole('dialog', { name: 'Move the selected events' })
  await typeInto(form.getByRole('textbox', { name: 'Days' }), '2')
  await form.getByRole('radio', { name: 'Earlier' }).check()
  await form.getByRole('button', { name: 'Move 2 events' }).click()
  await expect(chip('Market', dayOfWeek(3))).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(chip('Market', saturday)).toBeVisible()
  await chip('Market', saturday).focus()

  // The first of them comes to the day that has the focus, the other as long after it as it was.
  await page.keyboard.press('ControlOrMeta+x')
  await expect(page.getByText('Copied 2 events')).toBeVisible()
  await expect(page.getByText('Deleted 2 events')).toBeVisible()
  await expect(chip('Market', saturday)).toHaveCount(0)
  await page.getByRole('gridcell', { name: spoken(saturday) }).focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(chip('Release 4.2', saturday)).toBeVisible()
  await expect(chip('Market', later)).toBeVisible()
})
