import { expect, signInAtLemonLdap, test } from './independent.ts'

test.use({ redirectForm: '#/auth/oidc/callback' })

test('ID-3 a redirect URI registered with its route leads back to the page that was asked for', async ({
  page,
  agenda,
  application,
}) => {
  const authorization = page.waitForRequest((request) => request.url().includes('client_id='))
  await page.goto('#/calendar/month/2027-03-15')
  const asked = new URL((await authorization).url()).searchParams
  expect(asked.get('redirect_uri')).toBe(`${application}#/auth/oidc/callback`)
  await signInAtLemonLdap(page, 'dwho')
  await agenda.settled()
  await expect(agenda.heading).toContainText('March 2027')
  expect(page.url()).toBe(`${application}#/calendar/month/2027-03-15`)
})

test('ID-3 an error behind a second # ends on a page that offers to try again', async ({ page, agenda }) => {
  const authorization = page.waitForRequest((request) => request.url().includes('client_id='))
  await page.goto('')
  // The provider does not allow the implicit flow, and answers in the form of that flow.
  const refused = new URL((await authorization).url())
  refused.searchParams.set('response_type', 'id_token token')
  refused.searchParams.set('nonce', 'any')
  await page.goto(refused.href)
  const redirected = page.waitForResponse((response) => 'location' in response.headers())
  await signInAtLemonLdap(page, 'dwho')
  expect((await redirected).headers()['location']).toContain('#/auth/oidc/callback#error=')

  const failure = page.getByRole('alert')
  await expect(failure.getByRole('heading', { name: 'Sign-in did not complete' })).toBeVisible()
  expect(page.url()).not.toContain('error=')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await agenda.settled()
})
