import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { allowClipboard } from '../../support/allowClipboard.ts'
import { expectNoOverflow } from '../../support/probes/expectNoOverflow.ts'
import { expectNoViolationInBoth } from '../../support/probes/expectNoViolationInBoth.ts'
import { expect, test } from '../../support/test.ts'
import { tracesOf } from '../../support/probes/tracesOf.ts'

const route = '#/settings/openid-connect'
const clientOn = (page: Page, position: number) => page.getByRole('group', { name: `Client ${position}` })
const issuerOn = (page: Page) => page.getByRole('textbox', { name: 'Issuer URL' }).first()

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click()
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages.getByRole('status')).toContainText('Sign-on settings saved.')
  await messages.getByRole('button', { name: 'Dismiss' }).click()
}

async function removeClient(page: Page, position: number): Promise<void> {
  await clientOn(page, position).getByRole('button', { name: 'Remove client' }).click()
  await save(page)
}

test('an administrator reads the sign-on settings, is warned of a typo, and saves', async ({
  signedInAs,
  page,
}) => {
  await signedInAs('admin', route)
  await expect(page.getByRole('heading', { name: 'Sign-on settings' })).toBeVisible()
  const client = clientOn(page, 1)
  await expect(client.getByRole('textbox', { name: 'Client ID' })).toHaveValue('kalends')

  const endSession = client.getByRole('textbox', { name: 'End session URL' })
  await endSession.fill('not an address')
  await expect(client).toContainText('must be a URL')
  await endSession.fill('')
  await page.getByRole('button', { name: 'Add client' }).click()
  await clientOn(page, 2).getByRole('textbox', { name: 'Client ID' }).fill('reports')
  await save(page)

  await page.reload()
  await expect(clientOn(page, 2).getByRole('textbox', { name: 'Client ID' })).toHaveValue('reports')
  await removeClient(page, 2)
})

test('ID-13 what must be registered at the provider is shown, ready to copy', async ({
  signedInAs,
  page,
  context,
  target,
}) => {
  await allowClipboard(context)
  await signedInAs('admin', route)
  const toRegister = page.getByRole('region', { name: 'Register with the provider' })
  const { origin } = new URL(target.url)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())

  await toRegister.getByRole('button', { name: 'Copy redirect URI' }).click()
  await expect.poll(copied).toBe(`${origin}/`)
  await toRegister.getByRole('button', { name: 'Copy web origin' }).click()
  await expect.poll(copied).toBe(origin)
  await toRegister.getByRole('button', { name: 'Copy post-logout redirect URI' }).click()
  await expect.poll(copied).toBe(`${origin}/`)
  await toRegister.getByRole('button', { name: 'Copy back-channel logout URL' }).click()
  await expect.poll(copied).toBe(`${origin}/api/oidc/backchannel-logout`)

  await clientOn(page, 1)
    .getByRole('textbox', { name: 'Redirect URI' })
    .fill(`${origin}/#/auth/oidc/callback`)
  await toRegister
    .locator('summary')
    .filter({ hasText: /^Keycloak$/ })
    .click()
  await expect(toRegister.getByRole('listitem').filter({ hasText: 'Valid redirect URIs' })).toContainText(
    `${origin}/#/auth/oidc/callback`,
  )
})

test('CFG-8 the provider’s document is read, with its warnings, and accepted field by field, then as a whole', async ({
  signedInAs,
  page,
}) => {
  await signedInAs('admin', route)
  const issuer = await issuerOn(page).inputValue()
  await issuerOn(page).fill(`${issuer}/`)
  await page.getByRole('button', { name: 'Discover' }).click()
  const found = page.getByRole('region', { name: 'What the provider says' })
  await expect(found.getByRole('list', { name: 'Warnings' })).toContainText(/differ in the final slash/)

  const row = found.getByRole('row', { name: 'Issuer URL' })
  await expect(row).toContainText(`${issuer}/`)
  await row.getByRole('button', { name: 'Apply Issuer URL' }).press('Enter')
  await expect(issuerOn(page)).toHaveValue(issuer)
  await expect(row).toHaveCount(0)
  await expect(found).not.toContainText(/differ in the final slash/)
  await page.keyboard.press('Tab')
  await expect(found.getByRole('button', { name: 'Apply Authorization URL of client 1' })).toBeFocused()

  await found.getByRole('button', { name: 'Apply all' }).click()
  await expect(clientOn(page, 1).getByRole('textbox', { name: 'Token URL' })).toHaveValue(/\/token$/)
  await expect(found.getByRole('status')).toHaveText('Your settings match the provider.')
})

test('CFG-8 if nobody answers, the document is pasted, with the same warnings', async ({
  signedInAs,
  page,
}) => {
  await signedInAs('admin', route)
  await issuerOn(page).fill('https://nobody.invalid')
  await page.getByRole('button', { name: 'Discover' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'No provider responds at the issuer URL' }),
  ).toBeVisible()

  await page.getByText('Paste the document instead').click()
  const document = page.getByRole('textbox', { name: 'Discovery document' })
  await document.fill('<html>')
  await page.getByRole('button', { name: 'Read document' }).click()
  await expect(document).toHaveAccessibleDescription(/This isn’t JSON/)

  const issuer = 'https://else.invalid'
  await document.fill(JSON.stringify({ issuer, token_endpoint: `${issuer}/token`, scopes_supported: [] }))
  await page.getByRole('button', { name: 'Read document' }).click()
  const warnings = page.getByRole('list', { name: 'Warnings' }).getByRole('listitem')
  await expect(warnings).toHaveText([
    /has a different issuer/,
    /PKCE with S256/,
    /no sign-out endpoint/,
    /scope “email”/,
    /lacks an endpoint/,
  ])
  await page.getByRole('button', { name: 'Apply Token URL of client 1' }).click()
  await expect(clientOn(page, 1).getByRole('textbox', { name: 'Token URL' })).toHaveValue(`${issuer}/token`)
})

test('CFG-5 a secret leaves no trace after it was saved, and is asked for again if it would be sent elsewhere', async ({
  signedInAs,
  page,
  context,
}) => {
  await allowClipboard(context)
  await signedInAs('admin', route)
  await page.getByRole('button', { name: 'Add client' }).click()
  const client = clientOn(page, 2)
  const secret = client.getByRole('textbox', { name: 'Client secret' })
  await client.getByRole('textbox', { name: 'Client ID' }).fill('reports')
  await expect(client.getByRole('button', { name: 'Show' })).toHaveCount(0)
  await secret.fill('tiger-in-the-night')
  await expect(secret).toHaveAttribute('type', 'password')
  await client.getByRole('button', { name: 'Show' }).click()
  await expect(secret).toHaveAttribute('type', 'text')
  await client.getByRole('textbox', { name: 'Client ID' }).focus()
  await expect(secret).toHaveAttribute('type', 'password')
  expect(await tracesOf(page, 'tiger-in-the-night')).toEqual(['fields'])

  await save(page)
  await expect(secret).toHaveValue('')
  await expect(secret).toHaveAccessibleDescription('Leave blank to keep the stored secret.')
  expect(await tracesOf(page, 'tiger-in-the-night')).toEqual([])

  await client.getByRole('textbox', { name: 'Token URL' }).fill('https://else.invalid/token')
  await expect(secret).toHaveAccessibleDescription(/must be entered again: its issuer or token URL changed/)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'some fields need fixing' })).toBeVisible()
  await expect(secret).toBeFocused()
  await secret.fill('another')
  await expect(secret).not.toHaveAccessibleDescription(/must be entered again/)
  await secret.fill('')
  await client.getByRole('textbox', { name: 'Token URL' }).fill('')
  await expect(secret).not.toHaveAccessibleDescription(/must be entered again/)
  await removeClient(page, 2)
})

test('leaving settings that are not saved asks first', async ({ signedInAs, page }) => {
  await signedInAs('admin', '#/health')
  await expect(page.getByRole('heading', { name: 'Service health' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign-on settings' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await issuerOn(page).fill('https://else.invalid')

  await page.getByRole('link', { name: 'Calendar' }).click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(/openid-connect$/)
  await expect(issuerOn(page)).toHaveValue('https://else.invalid')

  await page.goBack()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(/openid-connect$/)
  await expect(issuerOn(page)).toHaveValue('https://else.invalid')

  const asked: string[] = []
  page.once('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await page.evaluate(() => location.reload())
  await expect.poll(() => asked).toEqual(['beforeunload'])

  await page.goBack()
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Service health' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign-on settings' }).click()
  await expect(issuerOn(page)).not.toHaveValue('https://else.invalid')
  await page.getByRole('link', { name: 'Health' }).click()
  await expect(page.getByRole('heading', { name: 'Service health' })).toBeVisible()
})

test('an address typed over unsaved settings waits for an answer too', async ({ signedInAs, page }) => {
  await signedInAs('admin', route)
  await issuerOn(page).fill('https://else.invalid')
  await page.evaluate(() => location.assign('#/health'))
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(question).toBeVisible()
  await expect(page).toHaveURL(/openid-connect$/)
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Service health' })).toBeVisible()
})

test('settings are exported without their secret, and imported again', async ({ signedInAs, page }) => {
  await signedInAs('admin', route)
  await page.getByRole('button', { name: 'Add client' }).click()
  const client = clientOn(page, 2)
  await client.getByRole('textbox', { name: 'Client ID' }).fill('reports')
  await client.getByRole('textbox', { name: 'Client secret' }).fill('tiger-in-the-night')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export settings' }).click()
  const text = await readFile(await (await downloading).path(), 'utf8')
  expect(text).toContain('"client_id": "reports"')
  expect(text).not.toContain('tiger-in-the-night')

  await client.getByRole('button', { name: 'Remove client' }).click()
  await expect(client).toHaveCount(0)
  const file = page.getByLabel('Settings file')
  const imported = page.getByRole('region', { name: 'As a file' })
  const wrong = text.replace('"reports"', '""')
  await file.setInputFiles({ name: 'wrong.json', mimeType: 'application/json', buffer: Buffer.from(wrong) })
  await expect(imported.getByRole('alert')).toContainText('Client ID of client 2 must not be empty.')
  await expect(client).toHaveCount(0)

  await file.setInputFiles({ name: 'settings.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(imported.getByRole('status')).toHaveText('Imported settings.json. Not saved yet.')
  await expect(client.getByRole('textbox', { name: 'Client ID' })).toHaveValue('reports')
  await expect(client.getByRole('textbox', { name: 'Client secret' })).toHaveAccessibleDescription(
    /must be entered: none is stored for this client/,
  )

  // What is not saved is replaced only after a question.
  const other = text.replace('"reports"', '"others"')
  await file.setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from(other) })
  const question = page.getByRole('dialog', { name: 'Import other.json?' })
  await expect(question).toContainText('Your unsaved changes will be lost.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(client.getByRole('textbox', { name: 'Client ID' })).toHaveValue('reports')
  await file.setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from(other) })
  await question.getByRole('button', { name: 'Import settings' }).click()
  await expect(client.getByRole('textbox', { name: 'Client ID' })).toHaveValue('others')
})

test('clients are put in order, folded and opened by keyboard', async ({ signedInAs, page }) => {
  await signedInAs('admin', route)
  const first = clientOn(page, 1).getByRole('textbox', { name: 'Client ID' })
  await page.getByRole('button', { name: 'Add client' }).focus()
  await page.keyboard.press('Enter')
  await clientOn(page, 2).getByRole('textbox', { name: 'Client ID' }).fill('reports')
  await page.getByRole('button', { name: 'Move client 2 up' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(first).toHaveValue('reports')
  await expect(page.getByText('Client 2 is now client 1.')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Move client 1 up' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(first).toHaveValue('kalends')

  await page.getByRole('button', { name: 'Collapse client 1' }).focus()
  await page.keyboard.press('Enter')
  await expect(first).toBeHidden()
  await expect(clientOn(page, 1)).toContainText('kalends')
  await page.keyboard.press('Space')
  await expect(first).toBeVisible()
})

test('Alice, who is not an administrator, is told that she may not see these settings', async ({
  signedInAs,
  page,
}) => {
  await signedInAs('alice', route)
  await expect(page.getByRole('main')).toContainText(/administrator/i)
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
})

test('Alice acts by an administrator’s name and password, as long as she is on the page', async ({
  signedInAs,
  page,
  context,
}) => {
  await allowClipboard(context)
  await signedInAs('alice', route)
  await page.getByRole('button', { name: 'Use administrator credentials' }).click()
  const dialog = page.getByRole('dialog', { name: 'Administrator credentials' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('admin@kalends.example')
  await dialog.getByRole('textbox', { name: 'Password' }).fill('a guess')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Wrong name or password.')
  await dialog.getByRole('textbox', { name: 'Password' }).fill('admin')
  await dialog.getByRole('button', { name: 'Use credentials' }).click()

  await expect(clientOn(page, 1).getByRole('textbox', { name: 'Client ID' })).toHaveValue('kalends')
  await page.getByRole('button', { name: 'Discover' }).click()
  await expect(page.getByRole('region', { name: 'What the provider says' })).toBeVisible()
  expect(await tracesOf(page, btoa('admin@kalends.example:admin'))).toEqual([])

  await page.evaluate(() => location.assign('#/health'))
  await expect(page.getByRole('heading', { name: 'Service health' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Use administrator credentials' })).toBeVisible()
  await expect(clientOn(page, 1)).toHaveCount(0)
})

test.describe('where stored values cannot be read', () => {
  test.use({ world: 'deployedFamily' })

  test('the form says so, and begins with an imported file', async ({ signedInAs, page }) => {
    // The mocked world answers like this by itself.
    await page.route('**/api/configurations?*', (asked) => asked.fulfill({ status: 404 }))
    await signedInAs('admin', route)
    await expect(page.getByRole('note')).toContainText('doesn’t show stored settings')
    const clients = [{ client_id: 'kalends', client_secret: '********' }]
    const text = JSON.stringify({ issuer_url: 'https://id.example', clients })
    const file = { name: 'kept.json', mimeType: 'application/json', buffer: Buffer.from(text) }
    await page.getByLabel('Settings file').setInputFiles(file)
    await expect(issuerOn(page)).toHaveValue('https://id.example')
    await expect(
      clientOn(page, 1).getByRole('textbox', { name: 'Client secret' }),
    ).toHaveAccessibleDescription(/must be entered: none is stored for this client/)
  })
})

test(
  'with everything open there is no accessibility violation, nor sideways scrolling',
  { tag: '@once' },
  async ({ signedInAs, page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await signedInAs('admin', route)
    await issuerOn(page).fill(`${await issuerOn(page).inputValue()}/`)
    await page.getByRole('button', { name: 'Discover' }).click()
    await expect(page.getByRole('region', { name: 'What the provider says' })).toBeVisible()
    await page.getByRole('button', { name: 'Add client' }).click()
    await clientOn(page, 2).getByRole('textbox', { name: 'Token URL' }).fill('nonsense')
    await clientOn(page, 2).getByRole('textbox', { name: 'Client secret' }).fill('tiger')
    await page.getByText('Paste the document instead').click()
    const recipes = page.getByRole('region', { name: 'Step by step' }).locator('summary')
    for (const recipe of await recipes.all()) await recipe.click()
    await expect(page.getByRole('row').filter({ hasText: 'Zitadel' })).toBeVisible()
    await expectNoOverflow(page)
    await expectNoViolationInBoth(page)
  },
)
