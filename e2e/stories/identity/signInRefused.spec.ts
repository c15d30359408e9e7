import type { Page } from '@playwright/test'
import { allowClipboard } from '../../support/allowClipboard.ts'
import { addressesSeen } from '../../support/probes/addressesSeen.ts'
import { reshapeAnswer } from '../../support/network/reshapeAnswer.ts'
import { signInAtProvider } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'

/** The page that stops a sign-in, with this cause and both buttons. */
async function expectError(page: Page, sentence: RegExp): Promise<void> {
  const failure = page.getByRole('alert')
  await expect(failure.getByRole('heading', { name: 'Sign-in did not complete' })).toBeVisible()
  await expect(failure).toContainText(sentence)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use another account' })).toBeVisible()
}

test('a parameter given twice is refused', async ({ page }) => {
  await page.goto('?code=one&code=two&state=s')
  await expectError(page, /response was invalid/)
})

test('an answer to a sign-in that this tab did not begin is refused', async ({ page }) => {
  await page.goto('?code=one&state=unknown')
  await expectError(page, /started in another tab/)
})

test('unrequested tokens are refused, and do not stay in the address', async ({ page }) => {
  await page.goto('#access_token=a&id_token=b&token_type=bearer&state=s')
  await expectError(page, /in a way this calendar doesn’t accept/)
  expect(await addressesSeen(page)).not.toContain('token=')
})

const answers = [
  ['an answer of another provider', { iss: 'https://elsewhere.example' }, /from another service/],
  ['a sign-in that was cancelled', { code: null, error: 'access_denied' }, /cancelled/],
  [
    'a client that is not set up',
    { code: null, error: 'unauthorized_client' },
    /doesn’t accept this calendar/,
  ],
  ['a scope that is refused', { code: null, error: 'invalid_scope' }, /refused what this calendar asks for/],
  [
    'a provider that breaks down',
    { code: null, error: 'server_error' },
    /Can’t reach your organisation’s sign-in service/,
  ],
] as const

for (const [what, changes, sentence] of answers) {
  test(`${what} ends on a page that says so`, async ({ page }) => {
    await reshapeAnswer(page, '?{answer}', changes)
    await page.goto('')
    await signInAtProvider(page, 'alice')
    await expectError(page, sentence)
    expect(await addressesSeen(page)).not.toMatch(/state=|error=/)
  })
}

test('ID-13 a redirect address that is not registered is named, ready to copy', async ({ page }) => {
  await allowClipboard(page.context())
  const error_description = 'redirect_uri did not match any of the registered ones'
  await reshapeAnswer(page, '?{answer}', { code: null, error: 'invalid_request', error_description })
  await page.goto('')
  await signInAtProvider(page, 'alice')
  await expectError(page, /doesn’t know where to send you back to/)
  const address = page.url().replace(/#.*/, '')
  await expect(page.getByRole('alert')).toContainText(address)
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect(page.getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
})

test('details can be copied, without secrets', async ({ page }) => {
  await page.goto('?code=very-secret&state=unknown-state')
  await page.getByText('Details', { exact: true }).click()
  const details = page.getByRole('group').filter({ hasText: 'problem:' })
  await expect(details).toContainText('problem: unknown-state')
  await expect(details).toContainText('client: kalends')
  await expect(details).not.toContainText('very-secret')
  await expect(page.getByRole('button', { name: 'Copy details' })).toBeVisible()
})

test('ID-1 two redirects without a session in a minute end on a page, and there is no endless loop', async ({
  page,
}) => {
  await page.goto('')
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
  await page.goto('')
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
  await page.goto('')
  await expectError(page, /went to the sign-in service twice/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
})
