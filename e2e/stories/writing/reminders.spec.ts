import { addBySentence } from '../../agenda/addBySentence.ts'
import { today, zone } from '../../agenda/dates.ts'
import { expectNoViolationInBoth } from '../../support/probes/expectNoViolationInBoth.ts'
import { expect, test } from '../../support/test.ts'

test('a reminder comes at its time, is snoozed, opened and dismissed; one that was slept through comes late @once', async ({
  signedInAs,
  agenda,
  page,
}) => {
  const at = today().toZonedDateTime({ timeZone: zone, plainTime: '13:00' })
  await page.clock.install({ time: at.epochMilliseconds })
  await signedInAs('alice')
  await agenda.settled()
  await addBySentence(page, agenda, 'Kites today 13:30-14:00 at https://meet.jit.si/kites alert 10 min')
  const reminder = page.getByRole('region', { name: 'Reminder', exact: true }).filter({ hasText: 'Kites' })
  await page.clock.runFor('18:00')
  await expect(reminder).toHaveCount(0)
  await page.clock.runFor('02:05')
  await expect(reminder.getByRole('status')).toContainText('In 10 minutes: Kites')
  await expect(reminder.getByRole('link', { name: 'Join' })).toHaveAttribute(
    'href',
    'https://meet.jit.si/kites',
  )
  await expectNoViolationInBoth(page)

  await reminder.getByRole('button', { name: 'Snooze 5 min' }).click()
  await expect(reminder).toHaveCount(0)
  await page.clock.runFor('05:05')
  await expect(reminder.getByRole('status')).toContainText('In 5 minutes: Kites')
  await reminder.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('dialog', { name: 'Kites' })).toBeVisible()
  await page.keyboard.press('Escape')
  await reminder.getByRole('button', { name: 'Dismiss' }).click()
  await expect(reminder).toHaveCount(0)

  // The lid is closed before the next one is due, and opened after it.
  await addBySentence(page, agenda, 'Choir today 15:00-16:00 alert 10 min')
  await page.clock.fastForward('01:40:00')
  const late = page.getByRole('region', { name: 'Reminder', exact: true }).filter({ hasText: 'Choir' })
  await expect(late).toContainText('Late: it was due at 14:50.')
  await late.getByRole('button', { name: 'Dismiss' }).click()
  await expect(late).toHaveCount(0)
  await page.reload()
  await agenda.settled()
  await expect(agenda.event('Choir')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Reminder', exact: true })).toHaveCount(0)
})
