import { expect, test } from '../stage/test.ts'

test('ID-14 Alice signs out, and nothing of her stays in the browser', async ({
  page,
  signedInAs,
  agenda,
}) => {
  await signedInAs('alice')
  await agenda.settled()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(kept).not.toContain('access_token')

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
})
