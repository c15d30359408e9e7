import { dayOfWeek, spoken } from '../../agenda/dates.ts'
import { expectNoOverflow } from '../../support/probes/expectNoOverflow.ts'
import { expectNoViolationInBoth } from '../../support/probes/expectNoViolationInBoth.ts'
import { expect, test } from '../../support/test.ts'

/** The views, by their key and what they draw. */
const views = [
  ['d', 'grid', /^Day of /],
  ['4', 'grid', /^4 days from /],
  ['9', 'grid', /^9 days from /],
  ['b', 'grid', /^5 days from /],
  ['w', 'grid', /^Week of /],
  ['x', 'grid', /^4 weeks from /],
  ['m', 'grid', /^Month of /],
  ['i', 'grid', /^Weeks from /],
  ['a', 'region', /^Agenda of /],
  ['y', 'region', /^Year /],
] as const

test('Alice goes through every view by its key, and each can be opened again @once', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.settled()
  for (const [key, role, name] of views) {
    await page.keyboard.press(key)
    await expect(page.getByRole(role, { name })).toBeVisible()
    await agenda.settled()
  }
  await page.getByRole('button', { name: 'More views' }).click()
  await page.getByRole('menuitem', { name: '3 weeks' }).click()
  await expect(page.getByRole('grid', { name: /^3 weeks from / })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('region', { name: /^Year / })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: /^Year / })).toBeVisible()
})

test('Alice takes an event from view to view, and opens its day from the year @once', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await signedInAs('alice')
  await agenda.view('Week')
  const friday = spoken(dayOfWeek(4))
  const release = page.getByRole('button', { name: `Release 4.2, ${friday}` })
  await release.first().focus()
  for (const [key, name] of [
    ['a', /^Agenda of /],
    ['d', /^Day of /],
    ['w', /^Week of /],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByLabel(name)).toBeVisible()
    await expect(release).toBeFocused()
  }
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Release 4.2' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('y')
  await page.getByRole('button', { name: new RegExp(`^${friday}, \\d`) }).click()
  await expect(page.getByRole('grid', { name: /^Day of / })).toBeVisible()
  await expect(release).toBeVisible()
})

test('agenda and year have no accessibility violation @once', async ({ signedInAs, agenda, page }) => {
  await signedInAs('alice')
  await agenda.settled()
  for (const [key, name] of [
    ['a', /^Agenda of /],
    ['y', /^Year /],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('region', { name })).toBeVisible()
    await agenda.settled()
    await expectNoViolationInBoth(page)
  }
})

test('at 320 pixels nothing of any view is cut off at the sides @once', async ({
  signedInAs,
  agenda,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signedInAs('alice')
  await agenda.settled()
  for (const [key] of views) {
    await page.keyboard.press(key)
    await agenda.settled()
    await expectNoOverflow(page)
  }
})
