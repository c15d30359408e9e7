import { expectNoViolationInBoth } from '../../support/probes/expectNoViolationInBoth.ts'
import { storedBy } from '../../support/probes/storedBy.ts'
import { signOnSettingsOn } from '../../support/signOnSettings.ts'
import { expect, test } from '../../support/test.ts'

const route = '#/settings/openid-connect'

test('CFG-9 CFG-10 an administrator rolls back what was saved, and the audit says who did what', async ({
  signedInAs,
  page,
}) => {
  const planted = `planted-${crypto.randomUUID()}`
  const id = `mistake-${crypto.randomUUID()}`
  await signedInAs('admin', route)
  const settings = signOnSettingsOn(page)
  await settings.ready()
  await settings.addClient(id, planted)
  await settings.save()

  const { versions, audit } = settings
  await expect(versions.items.first()).toContainText('Ada Admin')
  await expect(versions.items.first()).toContainText('In use')
  await expect(audit.first()).toContainText(`Client ${id} added`)
  await versions.items
    .nth(1)
    .getByRole('button', { name: /^Roll back to/ })
    .click()
  const removed = versions.dialog.getByRole('region', { name: `Client ${id}` })
  await expect(removed).toContainText('removed')
  expect(await storedBy(page)).not.toContain(planted)
  await versions.dialog.getByRole('button', { name: 'Roll back' }).click()

  await expect(settings.messages.getByRole('status').filter({ hasText: 'Rolled back.' })).toBeVisible()
  await expect(settings.fromOutside).toContainText('Sign-in works')
  await expect(versions.items.first()).toContainText('from a rollback')
  await expect(audit.first()).toContainText(`Client ${id} removed`)
  await expect(audit.first()).toContainText('Ada Admin')
  await expect(settings.client(2)).toHaveCount(0)
  await page.reload()
  await settings.ready()
  await expect(settings.client(2)).toHaveCount(0)
})

test(
  'versions, audit and the way back have no accessibility violation',
  { tag: '@once' },
  async ({ signedInAs, page }) => {
    await signedInAs('admin', route)
    const settings = signOnSettingsOn(page)
    await settings.ready()
    const added = await settings.addClient(`looked-at-${crypto.randomUUID()}`)
    await settings.save()
    await expect(settings.fromOutside).toContainText('Sign-in works')
    await expectNoViolationInBoth(page)
    await settings.versions.items.nth(1).getByRole('button').press('Enter')
    await expect(settings.versions.dialog).toBeVisible()
    await expectNoViolationInBoth(page)
    await page.keyboard.press('Escape')
    await added.getByRole('button', { name: 'Remove client' }).click()
    await settings.save()
  },
)

test('unsaved input is lost by a rollback, which says so before', async ({ signedInAs, page }) => {
  await signedInAs('admin', route)
  const settings = signOnSettingsOn(page)
  await settings.ready()
  await settings.addClient(`kept-${crypto.randomUUID()}`)
  await settings.save()
  await settings.client(1).getByRole('textbox', { name: 'Scope' }).fill('openid email')
  const { versions } = settings
  await versions.items
    .nth(1)
    .getByRole('button', { name: /^Roll back to/ })
    .click()
  await expect(versions.dialog).toContainText('unsaved changes will be lost')
  await versions.dialog.getByRole('button', { name: 'Keep current settings' }).click()
  await expect(settings.client(1).getByRole('textbox', { name: 'Scope' })).toHaveValue('openid email')

  await versions.items
    .nth(1)
    .getByRole('button', { name: /^Roll back to/ })
    .click()
  await versions.dialog.getByRole('button', { name: 'Roll back' }).click()
  await expect(settings.client(2)).toHaveCount(0)
  await expect(settings.client(1).getByRole('textbox', { name: 'Scope' })).not.toHaveValue('openid email')
})
