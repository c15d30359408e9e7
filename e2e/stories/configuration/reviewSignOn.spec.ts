import { allowClipboard } from '../../support/allowClipboard.ts'
import { expectNoViolationInBoth } from '../../support/probes/expectNoViolationInBoth.ts'
import { storedBy } from '../../support/probes/storedBy.ts'
import { signOnSettingsOn } from '../../support/signOnSettings.ts'
import { expect, test } from '../../support/test.ts'

const route = '#/settings/openid-connect'

test('an administrator sees what a save changes, as a diff, as JSON and as curl, and no secret in any of them', async ({
  signedInAs,
  page,
  context,
}) => {
  await allowClipboard(context)
  const planted = `planted-${crypto.randomUUID()}`
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await signedInAs('admin', route)
  const settings = signOnSettingsOn(page)
  await settings.ready()
  const added = await settings.addClient('reviewed', planted)
  await page.getByRole('button', { name: 'Review changes' }).click()
  const { review } = settings

  const change = review.getByRole('region', { name: 'Client reviewed' })
  await expect(change).toContainText('added')
  await expect(change).toContainText('Client secretset')
  await expect(review.getByRole('note')).toContainText('haven’t been tested')

  await review.getByRole('tab', { name: 'JSON' }).click()
  await review.getByRole('button', { name: 'Copy JSON' }).click()
  await expect(review.getByText('Copied')).toBeVisible()
  const body = await copied()
  expect(JSON.parse(body)).toMatchObject([{ name: 'core', configurations: [{ name: 'openid-connect' }] }])
  expect(body).toContain('<client secret>')

  await review.getByRole('tab', { name: 'curl' }).click()
  await review.getByRole('button', { name: 'Copy curl' }).click()
  await expect.poll(copied).toContain('curl --request PUT')
  expect((await copied()) + body + (await review.innerText())).not.toContain(planted)

  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await review.getByRole('button', { name: 'Save' }).click()
  expect((await sent).postDataJSON()).toEqual(JSON.parse(body.replace('<client secret>', planted)))
  await expect(settings.fromOutside).toContainText('Sign-in works')
  await expect(settings.audit.first()).toContainText('Client reviewed added')
  expect(await storedBy(page)).not.toContain(planted)

  await added.getByRole('button', { name: 'Remove client' }).click()
  await settings.save()
})

test('a review by keyboard alone', async ({ signedInAs, page }) => {
  await signedInAs('admin', route)
  const settings = signOnSettingsOn(page)
  await settings.ready()
  await settings.client(1).getByRole('textbox', { name: 'Scope' }).fill('openid email')
  const button = page.getByRole('button', { name: 'Review changes' })
  await button.press('Enter')
  const { review } = settings
  await expect(review.getByRole('group', { name: 'Changes' })).toContainText('openid email')
  await review.getByRole('tab', { name: 'Changes' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(review.getByRole('tab', { name: 'JSON' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(review.getByRole('region', { name: 'Request body' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(review).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('settings whose issuer does not answer are saved only after typing its name', async ({
  signedInAs,
  page,
  target,
}) => {
  const nowhere = new URL('nothing', target.url)
  await signedInAs('admin', route)
  const settings = signOnSettingsOn(page)
  await settings.ready()
  await settings.addClient('elsewhere')
  await settings.client(2).getByRole('textbox', { name: 'Issuer URL' }).fill(nowhere.href)
  await settings
    .client(2)
    .getByRole('button', { name: /^Move .*up/ })
    .click()
  const writes: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && writes.push(request.url()))
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()

  const { guard } = settings
  await expect(guard).toContainText('No provider responds')
  const save = guard.getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  await guard.getByRole('textbox', { name: 'Name of the issuer' }).fill('somewhere.example')
  await expect(save).toBeDisabled()
  await guard.getByRole('textbox', { name: 'Name of the issuer' }).fill(`${nowhere.host}/nothing`)
  await expect(save).toBeEnabled()
  await guard.getByRole('button', { name: 'Keep current settings' }).click()
  await expect(guard).toHaveCount(0)
  expect(writes).toEqual([])
})

test('the client of one’s own session is removed only after typing its issuer', async ({
  signedInAs,
  page,
}) => {
  await signedInAs('admin', route)
  const settings = signOnSettingsOn(page)
  await settings.ready()
  await settings.client(1).getByRole('textbox', { name: 'Client ID' }).fill('another')
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(settings.guard).toContainText('don’t include the client you signed in with')
  await expect(settings.guard.getByRole('button', { name: 'Save' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(settings.guard).toHaveCount(0)
})

test('another way to sign in is saved after a trial in which it worked, or after typing its issuer', async ({
  signedInAs,
  page,
}) => {
  await signedInAs('admin', route)
  const settings = signOnSettingsOn(page)
  await settings.ready()
  const scope = settings.client(1).getByRole('textbox', { name: 'Scope' })
  const before = await scope.inputValue()
  const { host } = new URL(await settings.issuer.inputValue())
  await scope.fill('openid email')
  const save = page.getByRole('main').getByRole('button', { name: 'Save', exact: true })
  await save.click()
  const { guard } = settings
  await expect(guard).toContainText('no trial has shown that it works')
  await expect(guard.getByRole('button', { name: 'Save' })).toBeDisabled()
  await guard.getByRole('button', { name: 'Keep current settings' }).click()
  await expect(scope).toHaveValue('openid email')

  await settings.tryIn()
  await expect(settings.trial.verdict).toHaveText('Sign-in works with these settings.')
  await settings.save()
  await expect(guard).toHaveCount(0)

  await scope.fill(before)
  await save.click()
  await guard.getByRole('textbox', { name: 'Name of the issuer' }).fill(host)
  await guard.getByRole('button', { name: 'Save' }).click()
  await expect(guard).toHaveCount(0)
  await expect(settings.fromOutside).toContainText('Sign-in works')
})

test('CFG-1 saving after somebody else shows what they changed, and loses nothing that was typed', async ({
  signedInAs,
  page,
}) => {
  await signedInAs('admin', route)
  const settings = signOnSettingsOn(page)
  await settings.ready()
  const [mine, theirs] = [`mine-${crypto.randomUUID()}`, `theirs-${crypto.randomUUID()}`]
  await settings.addClient(mine)

  const otherPage = await page.context().newPage()
  await otherPage.goto(page.url())
  const other = signOnSettingsOn(otherPage)
  await other.ready()
  await other.addClient(theirs)
  await other.save()

  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'saved elsewhere first' })
  await expect(alert.getByRole('region', { name: `Client ${theirs}` })).toContainText('added')
  await expect(settings.client(2).getByRole('textbox', { name: 'Client ID' })).toHaveValue(mine)
  await alert.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(
    settings.messages.getByRole('status').filter({ hasText: 'Sign-on settings saved.' }),
  ).toBeVisible()
  await expect(settings.versions.items.nth(1)).not.toContainText('In use')
  await page.reload()
  await settings.ready()
  await expect(settings.client(2).getByRole('textbox', { name: 'Client ID' })).toHaveValue(mine)
  await settings.client(2).getByRole('button', { name: 'Remove client' }).click()
  await settings.save()
})

test(
  'review, guard and trial have no accessibility violation',
  { tag: '@once' },
  async ({ signedInAs, page }) => {
    await signedInAs('admin', route)
    const settings = signOnSettingsOn(page)
    await settings.ready()
    const popup = await settings.tryIn()
    await popup.waitForEvent('close')
    await expect(settings.trial.verdict).toContainText('Sign-in works')
    await settings.client(1).getByRole('textbox', { name: 'Client ID' }).fill('another')
    await expectNoViolationInBoth(page)
    await page.getByRole('button', { name: 'Review changes' }).click()
    await expect(settings.review.getByRole('tab', { name: 'Changes' })).toBeVisible()
    await expectNoViolationInBoth(page)
    await settings.review.getByRole('tab', { name: 'curl' }).click()
    await expectNoViolationInBoth(page)
    await settings.review.getByRole('button', { name: 'Save' }).click()
    await expect(settings.guard).toBeVisible()
    await expectNoViolationInBoth(page)
  },
)
