import { today } from '../../agenda/dates.ts'
import { boxOf } from '../../agenda/pointer.ts'
import { allowClipboard } from '../../support/allowClipboard.ts'
import { expect, test } from '../../support/test.ts'

test('Alice sees who she is signed in as, and since when', async ({ signedInAs, page, agenda }) => {
  await signedInAs('alice')
  await agenda.settled()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Account' }).click()
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('alice@kalends.example')
  await expect(main).toContainText('Signed in since')
  await expect(main).toContainText(String(today().year))
})

test('on the narrowest phone an address stands in one line', async ({ signedInAs, page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signedInAs('alice', '#/account')
  const address = page.getByRole('definition').filter({ hasText: 'alice@kalends.example' })
  const name = page.getByRole('definition').filter({ hasText: 'Alice Liddell' })
  expect((await boxOf(address)).height).toBe((await boxOf(name)).height)
})

test('ID-18 Alice makes an access token, sees it once, uses it, and revokes it', async ({
  signedInAs,
  page,
}) => {
  await allowClipboard(page.context())
  await signedInAs('alice', '#/account')
  const tokens = page.getByRole('region', { name: 'Access tokens' })
  await tokens.getByRole('button', { name: 'Create token' }).click()
  await expect(tokens.getByRole('textbox', { name: 'Name' })).toBeFocused()

  const name = `Robot ${Date.now()}`
  await tokens.getByRole('textbox', { name: 'Name' }).fill(name)
  await tokens.getByRole('combobox', { name: 'Access' }).selectOption('Read only')
  await tokens.getByRole('button', { name: 'Create token' }).click()
  const shown = tokens.getByRole('group', { name: `Token ${name}` })
  await expect(shown).toContainText('You won’t see it again')
  await shown.getByRole('button', { name: 'Copy token' }).click()
  await expect(shown.getByText('Copied')).toBeVisible()
  const secret = await page.evaluate(() => navigator.clipboard.readText())
  await shown.getByRole('button', { name: 'Done' }).click()
  await expect(tokens.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  await expect(page.getByText(secret)).toHaveCount(0)

  const askAs = (token: string) =>
    page.evaluate(
      async (bearer) =>
        (await fetch('api/user', { headers: { authorization: `Bearer ${bearer}` }, credentials: 'omit' }))
          .status,
      token,
    )
  expect(await askAs(secret)).toBe(200)

  await page.reload()
  const list = tokens.getByRole('list', { name: 'Your access tokens' })
  await expect(list.getByRole('listitem').filter({ hasText: name })).toContainText('Read only')
  await expect(list).not.toContainText(secret)
  await tokens.getByRole('button', { name: `Revoke ${name}` }).click()
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('status')).toContainText('revoked')
  await expect(page.getByText(name, { exact: true })).toHaveCount(0)
  expect(await askAs(secret)).toBe(401)
})

test('USR-3 Alice downloads everything that is hers, then deletes it by typing her address', async ({
  signedInAs,
  page,
}) => {
  await signedInAs('alice', '#/account')
  const data = page.getByRole('region', { name: 'Your data' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    data.getByRole('button', { name: 'Download your data' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^kalends-\d{4}-\d\d-\d\d\.zip$/)
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect(bytes.includes('calendars/Calendar.ics')).toBe(true)

  await data.getByRole('button', { name: 'Delete everything' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete everything that is yours?' })
  await expect(question.getByRole('checkbox', { name: 'Cancel my coming meetings' })).toBeChecked()
  const forEver = question.getByRole('button', { name: 'Delete for ever' })
  await question.getByRole('textbox').fill('bob@kalends.example')
  await expect(forEver).toBeDisabled()
  await question.getByRole('textbox').fill('alice@kalends.example')
  await forEver.click()
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible()
})

test('ID-14 Alice signs out everywhere, and the provider asks for her password again', async ({
  signedInAs,
  page,
}) => {
  await signedInAs('alice', '#/account')
  const asked = page.waitForRequest('**/api/logout')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  expect((await asked).postDataJSON()).toEqual({ everywhere: true })
  expect((await (await asked).response())?.status()).toBe(204)
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
})
