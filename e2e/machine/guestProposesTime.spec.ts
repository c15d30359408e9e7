import { expect, test, type Page } from '@playwright/test'
import { addBySentence } from '../agenda/addBySentence.ts'
import { agendaOn } from '../agenda/agenda.ts'
import { expectNoOverflow } from '../support/probes/expectNoOverflow.ts'
import { expectNoViolationInBoth } from '../support/probes/expectNoViolationInBoth.ts'
import { signInAtProvider } from '../support/signIn.ts'
import { hasMail, kalendsWithMail } from '../support/targets/kalendsWithMail.ts'

test(`CAL-30 a guest without an account proposes a time for one date of a series, which Alice declines, and then another, which she accepts${hasMail ? '' : ' (needs exim and dovecot)'}`, async ({
  page,
  browser,
}) => {
  test.skip(!hasMail, 'There is no mail server on this machine')
  test.setTimeout(120_000)
  const kalends = await kalendsWithMail()
  const agenda = agendaOn(page)
  await page.goto(kalends.url)
  await signInAtProvider(page, 'alice')
  await agenda.settled()
  await agenda.showDays(3)
  await addBySentence(page, agenda, 'Choir every day from tomorrow 15:00 for 1h with guest@far.example')
  const mailed = async (subject: string) =>
    (await kalends.mails()).find((each) => each.subject?.startsWith(subject))
  await expect.poll(() => mailed('Invitation: Choir')).toBeDefined()
  const link = /Accept: (\S+)\?/.exec((await mailed('Invitation: Choir'))?.text ?? '')?.[1] ?? ''
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 320, height: 640 } })
  const guests = await context.newPage()
  await guests.goto(link)

  await proposeFor(guests, '17:00')
  const card = page.getByRole('dialog', { name: 'Choir' })
  const proposal = card.getByRole('list', { name: 'Proposed times' }).getByRole('listitem')
  await openChoir(page)
  await expect(proposal).toContainText('15:00 to 16:00')
  await expect(proposal).toContainText('17:00 to 18:00')
  await expect(proposal).toContainText('“The hall is free then”')
  await expect(card).not.toContainText('All dates of the series would move')
  await proposal.getByRole('button', { name: 'Decline' }).click()
  await expect(proposal).toHaveCount(0)
  await agenda.saved()
  await expect.poll(() => mailed('Proposed time declined: Choir')).toBeDefined()
  await guests.reload()
  await expect(guests.getByText('has declined the time that you proposed')).toBeVisible()
  await expectNoViolationInBoth(guests)

  await proposeFor(guests, '18:00')
  await openChoir(page)
  await proposal.getByRole('button', { name: 'Accept' }).click()
  await agenda.saved()
  await expect.poll(() => mailed('Changed: Choir')).toBeDefined()
  const changed = await mailed('Changed: Choir')
  expect(changed?.text).toContain('18:00')
  await guests.goto(link)
  await expect(guests.getByText(/18:00.19:00/)).toBeVisible()
  await context.close()
  await kalends.stop()
})

/** The guest chooses the second date on a phone, and types a time of one hour for it. */
async function proposeFor(guests: Page, start: string): Promise<void> {
  const choice = guests.getByRole('combobox', { name: 'Propose for' })
  if (!(await choice.isVisible())) await guests.getByText('Propose a new time').first().click()
  await choice.selectOption({ index: 1 })
  await guests.getByRole('button', { name: 'Choose a time' }).click()
  await expect(guests.getByLabel('Begins')).toHaveValue('15:00')
  await expect(guests.getByLabel('Ends')).toHaveValue('16:00')
  await expectNoOverflow(guests)
  await expectNoViolationInBoth(guests)
  await guests.getByLabel('Begins').fill(start)
  await guests.getByLabel('Ends').fill(`${Number(start.slice(0, 2)) + 1}:00`)
  const note = guests.getByRole('textbox', { name: 'Note for Alice Liddell' }).last()
  await note.fill('The hall is free then')
  await guests.getByRole('button', { name: 'Propose a new time' }).click()
  await expect(guests.getByRole('status')).toContainText('Alice Liddell sees the time that you propose')
  await expectNoViolationInBoth(guests)
}

async function openChoir(page: Page): Promise<void> {
  await page.reload()
  await agendaOn(page).settled()
  await agendaOn(page).event('Choir, ').first().click()
}
