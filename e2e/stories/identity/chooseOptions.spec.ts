import { dayOfWeek, spoken, today } from '../../agenda/dates.ts'
import { boxOf } from '../../agenda/pointer.ts'
import { expect, test } from '../../support/test.ts'

test('Alice chooses how her views look, and each option shows at once', async ({
  signedInAs,
  agenda,
  page,
}) => {
  // Of a week that is over, all events are past.
  await signedInAs('alice', `#/calendar/week/${dayOfWeek(-7).toString()}`)
  await agenda.settled()
  const main = agenda.main
  const standUp = agenda.event('Stand-up').first()
  await page.getByRole('button', { name: 'View options' }).click()
  const options = page.getByRole('dialog', { name: 'View options' })
  const option = (name: string) => options.getByRole('checkbox', { name, exact: true })

  const weekNumber = main.getByText(/^Week \d+/)
  await expect(weekNumber).toBeVisible()
  await option('Week numbers').uncheck()
  await expect(weekNumber).toHaveCount(0)

  const inkOf = () => standUp.evaluate((chip) => getComputedStyle(chip).color)
  const dimmed = await inkOf()
  await option('Dim past events').uncheck()
  await expect.poll(inkOf).not.toBe(dimmed)

  const heights = []
  for (const name of ['Compact', 'Normal', 'Roomy']) {
    await options.getByText(name, { exact: true }).click()
    await expect(options.getByRole('radio', { name })).toBeChecked()
    heights.push((await boxOf(standUp)).height)
  }
  expect(heights).toEqual(heights.toSorted((one, other) => one - other))
  expect(new Set(heights).size).toBe(3)
  await options.getByText('Normal', { exact: true }).click()

  await expect(standUp).toHaveAccessibleName(/09:00 to 09:30/)
  await options.getByText('12 hours').click()
  await expect(standUp).toHaveAccessibleName(/9:00\sam to 9:30\sam/i)
  await options.getByText('24 hours').click()

  const days = page.getByRole('grid', { name: /^(Week of|5 days from)/ }).getByRole('gridcell')
  const firstDay = days.first()
  await expect(firstDay).toHaveAccessibleName(new RegExp(`^${spoken(dayOfWeek(-7))}`))
  await options.getByRole('combobox', { name: 'Weeks begin on' }).selectOption('Sunday')
  await expect(firstDay).toHaveAccessibleName(new RegExp(`^${spoken(dayOfWeek(-8))}`))
  await options.getByRole('combobox', { name: 'Weeks begin on' }).selectOption('Monday')

  await option('Monograms').check()
  await expect(standUp).toHaveAttribute('data-monogram', /\S/)
  await option('Weekends').uncheck()
  await expect(days).toHaveCount(5)
  await page.keyboard.press('Escape')
})

test('what Alice declines is hidden, or struck through where she wants to see it', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice', `#/calendar/week/${today().toString()}`)
  await agenda.settled()
  const interview = agenda.event('Interview')
  const card = await agenda.open('Interview')
  await card.getByRole('group', { name: 'Your answer' }).getByRole('button', { name: 'Decline' }).click()
  await expect(interview).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'View options' }).click()
  await page.getByRole('checkbox', { name: 'Declined events' }).check()
  await page.keyboard.press('Escape')
  await expect(interview).toHaveAccessibleName(/, declined/)
  const title = interview.getByText('Interview')
  await expect(title).toHaveCSS('text-decoration-line', 'line-through')
  await agenda.saved()
})
