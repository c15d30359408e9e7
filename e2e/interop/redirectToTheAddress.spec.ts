import { accessTokenOf } from '../support/probes/accessTokenOf.ts'
import { expect, signInAtLemonLdap, test } from './independent.ts'

test('ID-1 ID-2 ID-10 dwho signs in, is created from UserInfo, and reaches the page he asked for', async ({
  page,
  agenda,
}) => {
  // It waits for a whole sign-in, at a provider that has only just begun.
  const person = page.waitForResponse('**/api/user', { timeout: 60_000 })
  await page.goto('#/calendar/month/2027-03-15')
  await signInAtLemonLdap(page, 'dwho')
  expect(await (await person).json()).toMatchObject({ preferredEmail: 'dwho@badwolf.org' })
  await agenda.settled()
  await expect(agenda.heading).toContainText('March 2027')
  expect(new URL(page.url()).search).toBe('')
})

test('a token that the service no longer accepts is renewed at the provider', async ({ page, agenda }) => {
  await page.goto('')
  await signInAtLemonLdap(page, 'dwho')
  await agenda.settled()
  // A tab that has just signed in would read a refusal as one of its person, not of its token.
  await page.reload()
  await agenda.settled()
  const sent: (string | undefined)[] = []
  await page.route('**/dav/api/**', (route) => {
    sent.push(route.request().headers()['authorization'])
    return sent.length === 1 ? route.fulfill({ status: 401, body: '' }) : route.continue()
  })
  const renewal = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('grant_type=refresh_token'),
  )
  await page.goto('#/calendar/month/2027-03-15')
  expect((await renewal).status()).toBe(200)
  await agenda.settled()
  await expect(agenda.messages).toHaveText('')
  expect(sent.at(-1)).not.toBe(sent[0])
})

test('ID-14 signing out ends the session at the provider, and the token with it', async ({
  page,
  agenda,
  application,
}) => {
  await page.goto('')
  await signInAtLemonLdap(page, 'dwho')
  await agenda.settled()
  const token = accessTokenOf({ sessionStorage: await page.evaluate(() => ({ ...window.sessionStorage })) })
  const statusWithToken = async () => {
    const answer = await fetch(`${application}api/user`, { headers: { authorization: `Bearer ${token}` } })
    return answer.status
  }
  // A service that is busy for a moment says so, and nothing here asks again by itself.
  await expect.poll(statusWithToken).toBe(200)

  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible()
  await expect.poll(statusWithToken).toBe(401)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.locator('input[name="password"]')).toBeVisible()
})
