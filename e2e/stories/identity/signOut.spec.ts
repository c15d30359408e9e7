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
  // It would delete her draft, and asks.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out', exact: true }).click()
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

test('ID-14 if the sign-out page of the provider fails, Alice reads that, and signs out there later', async ({
  page,
  agenda,
}) => {
  await page.goto('')
  await signInAtProvider(page, 'alice')
  await agenda.settled()
  const app = page.url()
  const isSignOut = (url: URL) => url.searchParams.has('post_logout_redirect_uri')
  await page.route(isSignOut, (route) => route.fulfill({ status: 500, body: 'Something went wrong there' }))
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
  await expect(page.getByText('Something went wrong there')).toBeVisible()
  await page.unroute(isSignOut)

  await page.goto(app)
  await expect(page.getByText(/You may still be signed in with your organisation/)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out there too' }).click()
  // Without a token of hers the provider asks first.
  const isAsked = page.getByRole('button', { name: 'Sign out', exact: true })
  const isBack = page.getByText('You’re signed out. Nothing is left in this browser.')
  await expect(isAsked.or(isBack)).toBeVisible()
  if (await isAsked.isVisible()) await isAsked.click()
  await expect(isBack).toBeVisible()
  await expect(page).toHaveURL(/\/#\/signed-out$/)
})
