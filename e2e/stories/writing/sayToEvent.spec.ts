import { spoken, spokenInMessage, today } from '../../agenda/dates.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { expect, test } from '../../support/test.ts'

test('Alice says to a meeting when it is, how long, how often and in which calendar', async ({
  signedInAs,
  agenda,
  page,
}) => {
  // What `.fri` means: today on a Friday, else the next one, in whichever week.
  const friday = today().add({ days: (12 - today().dayOfWeek) % 7 })
  const thursday = friday.subtract({ days: 1 })
  await signedInAs('alice', `#/calendar/week/${thursday.toString()}`)
  await agenda.settled()
  await agenda.add({ title: 'Talk', date: thursday, from: '16:00', to: '17:00' })
  const talk = agenda.event('Talk, ').first()
  await talk.focus()

  await page.keyboard.type('+30')
  const line = page.getByRole('dialog', { name: 'Change “Talk”' })
  await expect(line.getByRole('status')).toHaveText(`${spokenInMessage(thursday)}, 16:30 to 17:30`)
  await expectNoViolation(page)
  await page.keyboard.press('Escape')
  await expect(line).toHaveCount(0)
  await expect(talk).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Week', exact: true })).toBeChecked()

  await page.keyboard.type('.fri 9-11')
  await expect(line.getByRole('status')).toHaveText(`${spokenInMessage(friday)}, 09:00 to 11:00`)
  // As an input method presses it, to take what it proposes.
  const field = line.getByRole('textbox')
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(agenda.event(`Talk, ${spoken(friday)}, 09:00 to 11:00`)).toBeFocused()

  await page.keyboard.type('>trav')
  await expect(line.getByRole('status')).toHaveText('Moves to Travel')
  await page.keyboard.press('Enter')
  await expect(agenda.event(`Talk, ${spoken(friday)}, 09:00 to 11:00, Travel`)).toBeVisible()
  await agenda.saved()

  await agenda.event('Talk, ').first().focus()
  await page.keyboard.type('.every fri until june')
  await expect(line.getByRole('status')).toHaveText(/^Every week on Friday, until 30 June/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(agenda.event(`Talk, ${spoken(friday.add({ days: 7 }))}, 09:00 to 11:00`)).toBeVisible()
})
