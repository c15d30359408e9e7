import { signInAtProvider } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { typeInto } from '../../agenda/typeInto.ts'

test('ID-14 Alice signs out, and nothing of hers stays in the browser', async ({ page, agenda }) => {
  await page.goto('')
  await signInAtProvider(page, 'alice')
  await agenda.settled()
  await page.getByRole('button', { name: 'New event' }).first().click()
  await typeInto(page.getByRole('dialog').getByRole('textbox', { name: 'Title' }), 'A secret of Alice')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible()

  const stored = await page.evaluate(async () => ({
    storages: JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }))
  expect(stored.storages).not.toMatch(/"(?:oidc|kalends)\./)
  expect(stored.storages).not.toMatch(/access_token|A secret of Alice/)
  // What the mock build stores belongs to the service, and has other names.
  expect([...stored.caches, ...stored.databases].join()).not.toMatch(/\bkalends\./)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
})

test('what Alice looked at does not come back with the Back button', async ({ page, agenda }) => {
  await page.goto('#/calendar/month/2027-03-15')
  await signInAtProvider(page, 'alice')
  await agenda.settled()
  await agenda.view('Week')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
  await expect(page.getByRole('grid')).toHaveCount(0)
})
