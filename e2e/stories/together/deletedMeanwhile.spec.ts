import { boxOf, fingerOn } from '../../agenda/pointer.ts'
import { soon, test } from '../../support/bandOfAda.ts'
import { expect } from '../../support/test.ts'

const isGone = '“Gig” is gone: it was deleted, or moved to another calendar.'

test('an event that is moved by keys while Ada deletes it says that it is gone', async ({
  agenda,
  page,
  band,
}) => {
  await agenda.event('Gig, ').focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: 'Picked up' })).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await band.cancelsGig()
  await expect(agenda.messages).toContainText(isGone, soon)
})

test('an event that a mouse carries while Ada deletes it says so where it is dropped', async ({
  agenda,
  page,
  band,
}) => {
  const { x, y } = await boxOf(agenda.event('Gig, '))
  await page.mouse.move(x + 20, y + 10)
  await page.mouse.down()
  await page.mouse.move(x + 20, y + 70, { steps: 5 })
  await band.cancelsGig()
  await expect(agenda.event('Gig, ')).toHaveCount(0, soon)
  await page.mouse.up()
  await expect(agenda.messages).toContainText(isGone)
})

test(
  'an event that a finger carries while Ada deletes it says so',
  { tag: '@chromium' },
  async ({ agenda, page, band }) => {
    const { x, y } = await boxOf(agenda.event('Gig, '))
    const finger = await fingerOn(page)
    await finger('touchStart', { x: x + 20, y: y + 10 })
    await expect(page.locator('[data-lifted]').first()).toBeVisible()
    await finger('touchMove', { x: x + 20, y: y + 60 })
    await band.cancelsGig()
    await expect(agenda.event('Gig, ')).toHaveCount(0, soon)
    await finger('touchMove', { x: x + 20, y: y + 70 })
    await finger('touchEnd')
    await expect(agenda.messages).toContainText(isGone)
  },
)

test('a selected event that Ada deletes leaves the selection with the next step, which says so', async ({
  agenda,
  page,
  band,
}) => {
  await agenda.event('Gig, ').click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: 'Selected events' })
  await expect(bar).toContainText('1 selected')
  await band.cancelsGig()
  await expect(agenda.event('Gig, ')).toHaveCount(0, soon)
  await bar.getByRole('button', { name: 'Move…' }).click()
  await page.getByRole('button', { name: 'Move 1 event' }).click()
  await expect(agenda.messages).toContainText(isGone)
  await expect(bar).toHaveCount(0)
})
