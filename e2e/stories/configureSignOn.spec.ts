import { expect, test } from '../stage/test.ts'

test('an administrator reads the sign-on settings, is warned of a typo, and saves', async ({
  signedInAs,
  page,
}) => {
  await signedInAs('admin', '#/settings/openid-connect')
  await expect(page.getByRole('heading', { name: 'Sign-on settings' })).toBeVisible()
  const client = page.getByRole('group', { name: 'Client 1' })
  await expect(client.getByRole('textbox', { name: 'Client ID' })).toHaveValue('kalends')

  const endSession = client.getByRole('textbox', { name: 'End session URL' })
  await endSession.fill('not an address')
  await expect(client).toContainText('must be a URL')
  await endSession.fill('')
  await page.getByRole('button', { name: 'Add client' }).click()
  const second = page.getByRole('group', { name: 'Client 2' })
  await second.getByRole('textbox', { name: 'Client ID' }).fill('reports')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('status')).toBeVisible()

  await page.reload()
  await expect(
    page.getByRole('group', { name: 'Client 2' }).getByRole('textbox', { name: 'Client ID' }),
  ).toHaveValue('reports')
  await page.getByRole('group', { name: 'Client 2' }).getByRole('button', { name: 'Remove client' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('status')).toBeVisible()
})

test('ID-13 what must be registered at the provider is shown, ready to copy', async ({
  signedInAs,
  page,
  context,
  stage,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signedInAs('admin', '#/settings/openid-connect')
  const toRegister = page.getByRole('region', { name: 'To register at the provider' })
  const { origin } = new URL(stage.url)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())

  await toRegister.getByRole('button', { name: 'Copy redirect URI' }).click()
  await expect.poll(copied).toBe(`${origin}/`)
  await toRegister.getByRole('button', { name: 'Copy web origin' }).click()
  await expect.poll(copied).toBe(origin)
})

test('Alice, who is no administrator, is told that these are not hers', async ({ signedInAs, page }) => {
  await signedInAs('alice', '#/settings/openid-connect')
  await expect(page.getByRole('main')).toContainText(/administrator/i)
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
})
