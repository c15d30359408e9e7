import { expect, test } from '../../support/test.ts'
import { signInAtProvider } from '../../support/signIn.ts'

test('ID-1 ID-2 a person who is not signed in is sent to the provider at once, and comes back to the page they asked for', async ({
  page,
  agenda,
}) => {
  await page.goto('#/calendar/month/2027-03-15')
  await signInAtProvider(page, 'alice')
  await agenda.settled()
  await expect(agenda.heading).toContainText('March 2027')
  expect(new URL(page.url()).search).toBe('')
  expect(page.url()).toContain('#/calendar/month/2027-03-15')
})

test('ID-4 the provider is asked for a code with PKCE S256, and for nothing else', async ({ page }) => {
  const authorization = page.waitForRequest((request) => request.url().includes('client_id='))
  await page.goto('')
  const asked = new URL((await authorization).url()).searchParams
  expect(asked.get('response_type')).toBe('code')
  expect(asked.get('code_challenge_method')).toBe('S256')
  expect(asked.has('response_mode')).toBe(false)
})

test('after a wrong password the provider asks again, and keeps the e-mail address', async ({
  page,
  agenda,
}) => {
  await page.goto('')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('alice@kalends.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('not-alice')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('alice@kalends.example')
  await signInAtProvider(page, 'alice')
  await agenda.settled()
})

test('ID-10 Mallory, whose domain is unknown, is told so', async ({ page }) => {
  await page.goto('')
  await signInAtProvider(page, 'mallory')
  await expect(page.getByRole('heading', { name: 'Your account is not known here' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use another account' })).toBeVisible()
})

test('a sign-in that the provider refuses ends on a page that offers to try again', async ({ page }) => {
  await page.goto('?error=access_denied&state=unknown')
  const failure = page.getByRole('alert')
  await expect(failure.getByRole('heading', { name: 'Sign-in did not complete' })).toBeVisible()
  expect(page.url()).not.toContain('access_denied')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
})
