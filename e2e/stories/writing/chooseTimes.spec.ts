import { typeInto } from '../../agenda/typeInto.ts'
import { expectNoViolation } from '../../support/probes/expectNoViolation.ts'
import { expect, test } from '../../support/test.ts'

test('Alice says when in words, in a month, in a list, and in two zones @once', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice', '#/calendar/week/2027-03-22')
  await agenda.settled()
  await page.getByRole('button', { name: 'New event' }).first().click()
  const editor = page.getByRole('dialog', { name: 'New event' })
  await typeInto(editor.getByRole('textbox', { name: 'Title' }), 'Flight')
  const starts = editor.getByRole('group', { name: 'Starts' })
  const ends = editor.getByRole('group', { name: 'Ends' })
  const date = starts.getByRole('textbox', { name: 'Date' })

  await typeInto(date, '28/3/2027')
  await typeInto(starts.getByRole('combobox', { name: 'Time' }), '230')
  await expect(starts.getByRole('status')).toHaveText(
    '02:30 doesn’t exist on Sunday 28 March in Paris: 03:30.',
  )
  await typeInto(date, 'soon')
  await page.keyboard.press('Tab')
  await expect(date).toHaveAccessibleDescription('Enter a date, such as 15 March 2027.')
  await expect(date).toHaveValue('soon')
  await typeInto(date, '28/3/2027')
  await page.keyboard.press('ArrowDown')
  const month = page.getByRole('grid', { name: 'Choose date' })
  await expect(month.getByRole('button', { name: '28 March 2027' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(date).toHaveValue(/^Sun 4 Apr/)
  await expect(date).toBeFocused()

  await typeInto(starts.getByRole('combobox', { name: 'Time' }), '9:30p')
  await ends.getByRole('combobox', { name: 'Time' }).click()
  await page.getByRole('option', { name: '23:00 (1 h 30 min)' }).click()
  await expect(starts.getByRole('combobox', { name: 'Time' })).toHaveValue('21:30')
  await expectNoViolation(page)
  await editor.getByRole('button', { name: 'Time zone: Paris' }).click()
  await typeInto(ends.getByRole('combobox', { name: 'Time zone' }), 'Europe/London')
  await agenda.save()
  await agenda.saved()

  await page.goto('#/calendar/week/2027-04-04')
  await expect(agenda.event('Flight, Sunday 4 April, 21:30 to')).toBeVisible()
  await agenda.open('Flight')
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(
    page.getByRole('group', { name: 'Ends' }).getByRole('combobox', { name: 'Time zone' }),
  ).toHaveValue('Europe/London')
  await expect(
    page.getByRole('group', { name: 'Ends' }).getByRole('combobox', { name: 'Time', exact: true }),
  ).toHaveValue('23:00')
})

test('Alice says how an event repeats on a stave, and sees its next dates @once', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice', '#/calendar/week/2027-03-08/new?start=2027-03-09T19:00&end=2027-03-09T21:00')
  const editor = page.getByRole('dialog', { name: 'New event' })
  await typeInto(editor.getByRole('textbox', { name: 'Title' }), 'Choir')
  await editor.getByRole('combobox', { name: 'Repeats' }).selectOption({ label: 'Weekly on Tuesday' })
  await editor.getByRole('button', { name: 'Thursday' }).click()
  await typeInto(editor.getByRole('textbox', { name: 'Every' }), '2')
  await expect(editor.getByText('Every 2 weeks on Tuesday and Thursday')).toBeVisible()
  const next = editor.getByRole('list', { name: 'Next dates' }).getByRole('listitem')
  await expect(next).toHaveText([/^Tue 9 Mar/, /^Thu 11 Mar/, /^Tue 23 Mar/, /^Thu 25 Mar/, /^Tue 6 Apr/])
  await editor.getByRole('button', { name: 'Tuesday' }).click()
  await expect(
    editor.getByRole('group', { name: 'Starts' }).getByRole('textbox', { name: 'Date' }),
  ).toHaveValue(/^Thu 11 Mar/)
  await expectNoViolation(page)
  await agenda.save()

  await expect(agenda.event('Choir, Thursday 11 March, 19:00 to 21:00')).toBeVisible()
  await agenda.open('Choir')
  await expect(page.getByText('Every 2 weeks on Thursday')).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('textbox', { name: 'Every' })).toHaveValue('2')
  await page.getByRole('combobox', { name: 'Unit' }).selectOption({ label: '2 months' })
  await expect(page.getByText('Every 2 months, day 11', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'On', exact: true }).selectOption({ label: 'second Thursday' })
  await expect(page.getByText('Every 2 months, second Thursday', { exact: true })).toBeVisible()
})

test('Monday to Friday chosen on a Saturday begins on Monday, and the form says so of a Saturday typed then @once', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice', '#/calendar/week/2027-03-08/new?start=2027-03-13T09:00&end=2027-03-13T09:15')
  const editor = page.getByRole('dialog', { name: 'New event' })
  await typeInto(editor.getByRole('textbox', { name: 'Title' }), 'Stand-up')
  await editor.getByRole('combobox', { name: 'Repeats' }).selectOption({ label: 'Monday to Friday' })
  const date = editor.getByRole('group', { name: 'Starts' }).getByRole('textbox', { name: 'Date' })
  await expect(date).toHaveValue(/^Mon 15 Mar/)
  await expect(
    editor.getByRole('group', { name: 'Ends' }).getByRole('textbox', { name: 'Date' }),
  ).toHaveValue(/^Mon 15 Mar/)
  await typeInto(date, 'sun 14 mar 2027')
  await page.keyboard.press('Tab')
  await expect(editor.getByText(/^Begins on Mon 15 Mar/)).toBeVisible()
  await expectNoViolation(page)
  await agenda.save()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(agenda.event('Stand-up, Monday 15 March, 09:00 to 09:15')).toBeFocused()
  await expect(agenda.event('Stand-up, Sunday 14 March, 09:00 to 09:15')).toHaveCount(0)
})
