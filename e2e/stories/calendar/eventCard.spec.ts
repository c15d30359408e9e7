import type { Page } from '@playwright/test'
import type { Agenda } from '../../agenda/agenda.ts'
import { dayOfWeek, spoken } from '../../agenda/dates.ts'
import { drag, middleOf } from '../../agenda/pointer.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { expect, test } from '../../support/test.ts'

const card = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true })
const monday = spoken(dayOfWeek(0))
const friday = spoken(dayOfWeek(4))

/** The list of a day that a small month has no space for. */
async function crowdedDay(page: Page, agenda: Agenda, day: number) {
  await page.setViewportSize({ width: 1100, height: 620 })
  await agenda.view('Month')
  const name = spoken(dayOfWeek(day))
  await agenda.main.getByRole('button', { name: new RegExp(` more, ${name}$`) }).click()
  return card(page, name)
}

test('Alice walks from event to event by arrows, a card beside each, and Enter or E edits', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.view('Week')
  const standUp = (day: number) => agenda.event(`Stand-up, ${spoken(dayOfWeek(day))}`)
  await standUp(3).focus()
  await page.keyboard.press('Enter')
  await expect(card(page, 'Stand-up')).toContainText(spoken(dayOfWeek(3)))
  await page.keyboard.press('ArrowRight')
  await expect(standUp(4)).toBeFocused()
  await expect(card(page, 'Stand-up')).toContainText(friday)
  await page.keyboard.press('ArrowDown')
  await expect(agenda.event(`Release 4.2, ${friday}`)).toBeFocused()
  await expect(card(page, 'Release 4.2')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)

  await page.keyboard.press('Enter')
  const editor = page.getByRole('dialog', { name: 'Edit event' })
  await expect(editor.getByRole('textbox', { name: 'Title' })).toHaveValue('Release 4.2')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(agenda.event(`Release 4.2, ${friday}`)).toBeFocused()

  // E leads there from the event, and from its card.
  await page.keyboard.press('e')
  await expect(editor.getByRole('textbox', { name: 'Title' })).toHaveValue('Release 4.2')
  await page.keyboard.press('Escape')
  await expect(agenda.event(`Release 4.2, ${friday}`)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card(page, 'Release 4.2')).toBeVisible()
  await page.keyboard.press('e')
  await expect(editor).toBeVisible()
})

test('the page stays usable around an open event: another one, its link, and Back to the calendar @once', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.view('Week')
  await agenda.open(`Budget review, ${monday}`)
  await agenda.event(`Release 4.2, ${friday}`).click()
  await expect(card(page, 'Release 4.2')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(agenda.event(`Release 4.2, ${friday}`)).toHaveAttribute('aria-expanded', 'true')
  await expectNoViolation(page)

  await page.reload()
  await expect(card(page, 'Release 4.2').getByRole('button', { name: 'Edit' })).toBeEnabled()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(agenda.event(`Release 4.2, ${friday}`)).not.toHaveAttribute('aria-expanded')
  await expect(page.getByRole('radio', { name: 'Week', exact: true })).toBeChecked()
})

test('Alice answers an invitation from the list of a day that her month has no space for, by key and on its card', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  const interview = (await crowdedDay(page, agenda, 2)).getByRole('button', { name: /^Interview, / })
  await expect(interview).toHaveAccessibleName(/awaiting your reply/)
  await interview.press('Shift+M')
  await expect(interview).toHaveAccessibleName(/tentative/)
  await interview.click()
  const answers = card(page, 'Interview').getByRole('group', { name: 'Your answer' })
  await expect(answers.getByRole('button', { name: 'Maybe' })).toHaveAttribute('aria-pressed', 'true')
  await answers.getByRole('button', { name: 'Accept' }).click()
  await page.keyboard.press('Escape')
  await expect(card(page, 'Interview')).toHaveCount(0)
  await expect(interview).not.toHaveAccessibleName(/tentative|awaiting/)
  await agenda.saved()
})

test('Alice opens events that a day of her month has no space for, and drags one out of the list', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  const list = await crowdedDay(page, agenda, 3)
  const dentist = list.getByRole('button', { name: /^Dentist, / })
  await dentist.click()
  await expect(card(page, 'Dentist').getByRole('button', { name: 'Edit' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(card(page, 'Dentist')).toHaveCount(0)

  const sunday = page.getByRole('gridcell', { name: spoken(dayOfWeek(6)) })
  await drag(page, await middleOf(dentist), await middleOf(sunday))
  await expect(list).toHaveCSS('opacity', '0')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(list).toHaveCSS('opacity', '1')
  await drag(page, await middleOf(dentist), await middleOf(sunday))
  await page.mouse.up()
  await expect(list).toHaveCount(0)
  await expect(agenda.event(`Dentist, ${spoken(dayOfWeek(6))}, 08:30 to 09:15`)).toBeVisible()
})
