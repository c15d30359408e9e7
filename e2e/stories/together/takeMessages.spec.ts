import type { Agenda } from '../../agenda/agenda.ts'
import { dropFile } from '../../agenda/dropFile.ts'
import { expectNoOverflow } from '../../support/probes/expectNoOverflow.ts'
import { expectNoViolationInBoth } from '../../support/probes/expectNoViolationInBoth.ts'
import { expect, test } from '../../support/test.ts'

const ofCarol = 'ORGANIZER;CN=Carol Cooper:mailto:carol@elsewhere.example'

type Message = {
  readonly method: string
  readonly sequence: number
  readonly start: string
}

/** A mail from another organisation's calendar program. */
const mailOf = ({ method, sequence, start }: Message) =>
  [
    'Subject: Tasting',
    'Content-Type: multipart/alternative; boundary=b',
    '',
    '--b',
    `Content-Type: text/calendar; charset=utf-8; method=${method}`,
    '',
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//Mail//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    'UID:tasting@elsewhere.example',
    'DTSTAMP:20270301T090000Z',
    `SEQUENCE:${sequence}`,
    `DTSTART:20270316T${start}0000Z`,
    'DURATION:PT1H',
    'SUMMARY:Tasting',
    ofCarol,
    'ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:alice@kalends.example',
    'END:VEVENT',
    'END:VCALENDAR',
    '--b--',
  ].join('\r\n')

const drop = (agenda: Agenda, message: Message) =>
  dropFile(agenda.main, { name: 'tasting.eml', type: 'message/rfc822', text: mailOf(message) })

test('Alice drops the mails of an organiser elsewhere: an invitation, another time, and its end', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice', '#/calendar/week/2027-03-01')
  await agenda.settled()
  await drop(agenda, { method: 'REQUEST', sequence: 0, start: '09' })
  const invitation = page.getByRole('dialog', { name: 'Invitation' })
  await expect(invitation).toContainText('Carol Cooper invites you.')
  await expectNoViolationInBoth(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await invitation.getByRole('button', { name: 'Add to calendar' }).click()

  // It is open on its day, to be answered.
  const card = page.getByRole('dialog', { name: 'Tasting' })
  await expect(page).toHaveURL(/\/2027-03-16\//)
  await card.getByRole('group', { name: 'Your answer' }).getByRole('button', { name: 'Accept' }).click()
  await agenda.saved()
  await page.keyboard.press('Escape')
  const chip = agenda.event('Tasting, ')
  await expect(chip).toHaveAccessibleName(/, 10:00 to 11:00, /)

  await drop(agenda, { method: 'REQUEST', sequence: 1, start: '13' })
  await expect(invitation).toContainText('Until now:')
  await invitation.getByRole('button', { name: 'Update calendar' }).click()
  await expect(chip).toHaveAccessibleName(/, 14:00 to 15:00, .*awaiting your reply/)
  await expect(card).toBeVisible()
  await page.keyboard.press('Escape')

  // The first mail once more is late.
  await drop(agenda, { method: 'REQUEST', sequence: 0, start: '09' })
  await expect(invitation).toContainText('Your calendar has a later version of this event.')
  await page.keyboard.press('Escape')
  await expect(invitation).toHaveCount(0)

  await drop(agenda, { method: 'CANCEL', sequence: 2, start: '13' })
  const cancellation = page.getByRole('dialog', { name: 'Cancellation' })
  await expect(cancellation).toContainText('Carol Cooper cancelled this event.')
  await cancellation.getByRole('button', { name: 'Update calendar' }).click()
  await expect(chip).toHaveAccessibleName(/cancelled/)
})
