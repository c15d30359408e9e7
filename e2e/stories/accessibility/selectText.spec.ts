import { today } from '../../agenda/dates.ts'
import { boxOf, drag, middleOf } from '../../agenda/pointer.ts'
import { expect, test } from '../../support/test.ts'

test('text that is selected from a message runs over no days, and that of the agenda can be selected', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.settled()
  await agenda.add({ title: 'Tea', date: today(), from: '10:00', to: '11:00' })
  const message = agenda.messages.getByText('Saved “Tea”')
  const selected = () => page.evaluate(() => String(getSelection()))
  const selectUpTo = async (area: typeof agenda.main) => {
    // Pressed again, text that is selected would be dragged.
    await agenda.heading.click()
    const [from, to] = [await middleOf(message), await boxOf(area)]
    await drag(page, from, { x: to.x + 20, y: to.y + 20 })
    await page.mouse.up()
  }

  for (const [key, area] of [
    ['w', page.getByRole('grid', { name: /^Week of/ })],
    ['m', page.getByRole('grid', { name: /^Month of/ })],
    ['y', page.getByRole('heading', { name: 'January' })],
  ] as const) {
    await page.keyboard.press(key)
    await expect(area).toBeVisible()
    await agenda.settled()
    await selectUpTo(area)
    expect(await selected()).toMatch(/^\s*(Saved)?[“ Tea”]*$/)
  }

  await page.keyboard.press('a')
  await agenda.settled()
  await selectUpTo(agenda.main)
  expect(await selected()).toContain('Stand-up')
})
