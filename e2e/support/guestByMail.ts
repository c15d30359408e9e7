import { expect, type Page } from '@playwright/test'
import { expectNoOverflow } from './probes/expectNoOverflow.ts'
import { expectNoViolationInBoth } from './probes/expectNoViolationInBoth.ts'
import { agendaOn } from '../agenda/agenda.ts'
import { typeInto } from '../agenda/typeInto.ts'

/** Alice invites somebody who has no account. */
export async function inviteByMail(page: Page): Promise<void> {
  const agenda = agendaOn(page)
  await agenda.settled()
  await agenda.showDays(3)
  await page.keyboard.press('q')
  await typeInto(
    page.getByRole('textbox', { name: 'Event in a sentence' }),
    'Sommerfestvorbereitungsausschusssitzung Garden party tomorrow 15:00 at Rosa with guest@far.example',
  )
  await page.keyboard.press('Enter')
  await agenda.saved()
}

/** The guest follows the link of the mail on a phone, and accepts by keyboard alone, with a note. */
export async function answerByLink(guests: Page, link: string): Promise<void> {
  await guests.goto(link)
  await expect(guests.getByRole('heading', { name: 'Garden party' })).toBeVisible()
  await expect(guests.getByText('Rosa')).toBeVisible()
  await expectNoOverflow(guests)
  await expectNoViolationInBoth(guests)
  await guests.keyboard.press('Tab')
  await guests.keyboard.type('I bring cake')
  await guests.keyboard.press('Tab')
  await expect(guests.getByRole('button', { name: 'Accept' })).toBeFocused()
  await guests.keyboard.press('Enter')
  await expect(guests.getByRole('status')).toContainText('You have accepted.')
  await expectNoViolationInBoth(guests)
}

/** Alice sees who comes, and that guests elsewhere are told by mail. */
export async function seeAnswer(page: Page): Promise<void> {
  await page.reload()
  await agendaOn(page).event('Garden party, ').first().click()
  const card = page.getByRole('dialog', { name: 'Garden party' })
  await expect(card.getByRole('list', { name: 'Guests' })).toContainText('guest@far.example Accepted')
  await expect(card.getByRole('list', { name: 'Guests' })).toContainText('“I bring cake”')
  await card.getByRole('button', { name: 'Edit' }).click()
  await expect(
    page.getByText('Guests are told when you save, those who don’t use this calendar by mail.'),
  ).toBeVisible()
}
