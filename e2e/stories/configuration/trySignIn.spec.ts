import type { Page } from '@playwright/test'
import { addressesSeen } from '../../support/probes/addressesSeen.ts'
import { storedBy } from '../../support/probes/storedBy.ts'
import { reshapeAnswer } from '../../support/network/reshapeAnswer.ts'
import { signOnSettingsOn } from '../../support/signOnSettings.ts'
import { expect, test } from '../../support/test.ts'

const route = '#/settings/openid-connect'

test('CFG-11 an administrator tries the sign-in before saving, and stays signed in as she was', async ({
  signedInAs,
  page,
}) => {
  await signedInAs('admin', route)
  const settings = signOnSettingsOn(page)
  await settings.ready()
  const session = await page.evaluate(() => JSON.stringify({ ...window.sessionStorage }))

  const popup = await settings.tryIn()
  await popup.waitForEvent('close')
  await expect(settings.trial.verdict).toHaveText('Sign-in works with these settings.')
  await expect(settings.trial.verdict).toBeInViewport()
  await expect(settings.trial.step('Discovery, passed')).toBeVisible()
  await expect(settings.trial.step('E-mail, passed')).toContainText('admin@kalends.example')
  await expect(settings.trial.step('Person, passed')).toContainText('Known here.')

  expect(await page.evaluate(() => JSON.stringify({ ...window.sessionStorage }))).toBe(session)
  await page.reload()
  await settings.ready()
  await expect(settings.trial.region).toHaveCount(0)
})

const landings = {
  'in the query before the route': '?{answer}#/auth/oidc/callback',
  'after the route and a question mark': '#/auth/oidc/callback?{answer}',
  'as the whole fragment': '#{answer}',
}

for (const [where, shape] of Object.entries(landings)) {
  test(`CFG-11 an answer of a trial ${where} goes to the trial, and to no session`, async ({
    signedInAs,
    page,
    context,
  }) => {
    await reshapeAnswer(context, shape)
    await context.addInitScript(() => {
      // The window has to be seen before it closes.
      window.close = () => {}
    })
    await signedInAs('admin', route)
    const settings = signOnSettingsOn(page)
    await settings.ready()
    const popup = await settings.tryIn()
    await expect(popup.getByRole('heading', { name: 'You can close this window' })).toBeVisible()
    await expect(settings.trial.verdict).toHaveText('Sign-in works with these settings.')
    expect(await addressesSeen(popup)).not.toMatch(/state=|code=/)
    expect(await popup.evaluate(() => Object.keys(window.sessionStorage).join())).not.toMatch(/oidc|kalends/)
    await popup.close()
  })
}

test('CFG-11 a refusal of the provider is shown in its own words, with what to change; saving stays possible', async ({
  signedInAs,
  page,
  context,
}) => {
  const error_description = 'not today'
  await reshapeAnswer(context, '#{answer}', { code: null, error: 'access_denied', error_description })
  await signedInAs('admin', route)
  const settings = signOnSettingsOn(page)
  await settings.ready()
  await settings.tryIn()
  await expect(settings.trial.verdict).toHaveText('Sign-in doesn’t work with these settings yet.')
  const failed = settings.trial.step('Code, failed')
  await expect(failed).toContainText('access_denied: not today')
  await expect(failed).toContainText('stopped the sign-in')
  await expect(settings.trial.step('Token, waiting')).toBeVisible()

  await page.getByRole('button', { name: 'Review changes' }).click()
  await expect(settings.review.getByRole('note')).toContainText('with these settings failed')
  await expect(settings.review.getByRole('button', { name: 'Save' })).toBeEnabled()
})

test('an issuer without a provider fails at once, and opens no window', async ({
  signedInAs,
  page,
  context,
  target,
}) => {
  await signedInAs('admin', route)
  const settings = signOnSettingsOn(page)
  await settings.ready()
  await settings.issuer.fill(new URL('nothing', target.url).href)
  await page.getByRole('button', { name: 'Try sign-in' }).click()
  await expect(settings.trial.step('Discovery, failed')).toContainText(
    'No provider responds at the issuer URL',
  )
  await expect(settings.trial.link).toHaveCount(0)
  expect(context.pages()).toHaveLength(1)
})

/** The browser opens no window without a press. */
const holdBackWindows = (page: Page) =>
  page.addInitScript(() => {
    window.open = () => null
  })

test('if the browser blocks the window there is a link to it', async ({ signedInAs, page, context }) => {
  await holdBackWindows(page)
  await signedInAs('admin', route)
  const settings = signOnSettingsOn(page)
  await settings.ready()
  await page.getByRole('button', { name: 'Try sign-in' }).click()
  await expect(settings.trial.verdict).toHaveText('Waiting for the sign-in in the other window.')
  const opening = context.waitForEvent('page')
  await settings.trial.link.press('Enter')
  await (await opening).waitForEvent('close')
  await expect(settings.trial.verdict).toHaveText('Sign-in works with these settings.')
})

test(
  'a trial that is not completed ends after ten minutes, and says so',
  { tag: '@once' },
  async ({ signedInAs, page }) => {
    await page.clock.install()
    await holdBackWindows(page)
    await signedInAs('admin', route)
    const settings = signOnSettingsOn(page)
    await settings.ready()
    await page.getByRole('button', { name: 'Try sign-in' }).click()
    await expect(settings.trial.link).toBeVisible()
    await page.clock.fastForward('10:05')
    await expect(settings.trial.verdict).toContainText('ended after ten minutes without a response')
    await expect(settings.trial.link).toHaveCount(0)
  },
)

test('a secret that is tried is in no storage, no cache, no address and no step', async ({
  signedInAs,
  page,
}) => {
  const planted = `planted-${crypto.randomUUID()}`
  await signedInAs('admin', route)
  const settings = signOnSettingsOn(page)
  await settings.ready()
  const secret = settings.client(1).getByLabel('Client secret')
  await secret.fill(planted)
  const popup = await settings.tryIn()
  await popup.waitForEvent('close')
  await expect(settings.trial.verdict).not.toContainText('Waiting')
  await secret.fill('')
  await expect(settings.trial.region).toContainText('changed the settings after this trial')
  expect(await storedBy(page)).not.toContain(planted)
})

test.describe('at a service without trials', { tag: '@once' }, () => {
  test.use({ world: 'deployedFamily' })

  test('trials are not offered', async ({ signedInAs, page }) => {
    await signedInAs('admin', route)
    await expect(page.getByRole('button', { name: 'Review changes' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try sign-in' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Saved versions' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Audit' })).toHaveCount(0)
  })
})
