import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, type Browser, type Page } from '@playwright/test'
import { runKalends } from '../support/targets/runKalends.ts'
import { runScript } from '../support/targets/runScript.ts'
import { signInAtProvider } from '../support/signIn.ts'
import { signOnSettingsOn } from '../support/signOnSettings.ts'
import { freePortPair } from '../support/targets/freePortPair.ts'
import { expect, signInAtLemonLdap } from './independent.ts'

type Providers = { readonly application: string; readonly lemonLdap: string }

/**
 * Kalends with its embedded provider, and LemonLDAP::NG beside it, which has the application registered but
 * is not configured yet.
 */
const test = base.extend<{ providers: Providers }>({
  providers: async ({ browserName }, use) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), `kalends-second-${browserName}-`))
    const kalends = await runKalends({
      dataDir,
      settings: {
        KALENDS_DOMAINS: 'kalends.example,badwolf.org',
        KALENDS_ADMINS: 'admin@kalends.example,dwho@badwolf.org',
      },
    })
    const args = [
      '--port',
      String(await freePortPair()),
      '--application',
      kalends.url,
      '--client-id',
      'at-llng',
    ]
    const provider = await runScript(['scripts/llng.ts', ...args])
    await use({ application: kalends.url, lemonLdap: provider.url })
    await provider.stop()
    await kalends.stop()
    await rm(dataDir, { recursive: true })
  },
})

const route = '#/settings/openid-connect'

test('CFG-8 CFG-11 CFG-9 an administrator discovers a second provider, tries it, saves, signs in with it, and rolls back', async ({
  page,
  browser,
  providers: { application, lemonLdap },
}) => {
  test.slow()
  await page.goto(application + route)
  await signInAtProvider(page, 'admin')
  const settings = signOnSettingsOn(page)
  await settings.ready()
  const embedded = await settings.issuer.inputValue()

  await settings.issuer.fill(lemonLdap)
  await page.getByRole('button', { name: 'Discover' }).click()
  const findings = page.getByRole('region', { name: 'What the provider says' })
  await expect(findings).toContainText(`${lemonLdap}/oauth2/token`)
  await findings.getByRole('button', { name: 'Dismiss' }).click()
  await settings.client(1).getByRole('textbox', { name: 'Client ID' }).fill('at-llng')
  // It does not say whether an address is verified.
  await settings.client(1).getByRole('combobox', { name: 'E-mail addresses' }).selectOption('true')

  const popup = await settings.tryIn()
  await expect(settings.trial.step('Redirect, passed')).toBeVisible()
  await signInAtLemonLdap(popup, 'dwho')
  await popup.waitForEvent('close')
  await expect(settings.trial.verdict).toHaveText('Sign-in works with these settings.')
  await expect(settings.trial.step('E-mail, passed')).toContainText('dwho@badwolf.org')
  await expect(settings.trial.step('Person, passed')).toContainText('will create the account')

  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
  await confirmLockOut(page, embedded)
  await expect(settings.messages.getByText('Sign-on settings saved.')).toBeVisible()

  await asDwho(browser, application, async (elsewhere) => {
    const theirs = signOnSettingsOn(elsewhere)
    await expect(theirs.issuer).toHaveValue(lemonLdap)
    await expect(theirs.versions.items.first()).toContainText('Ada Admin')
    await theirs.versions.items
      .nth(1)
      .getByRole('button', { name: /^Roll back to/ })
      .click()
    await expect(theirs.versions.dialog).toContainText(embedded)
    await theirs.versions.dialog.getByRole('button', { name: 'Roll back' }).click()
    await confirmLockOut(elsewhere, lemonLdap)
    await expect(theirs.messages.getByText('Rolled back.')).toBeVisible()
  })

  const config = await (await fetch(`${application}config.json`)).json()
  expect(config.oidc).toMatchObject({ authority: embedded, client_id: 'kalends' })
  const fresh = await (await browser.newContext()).newPage()
  await fresh.goto(application + route)
  await signInAtProvider(fresh, 'admin')
  await expect(signOnSettingsOn(fresh).audit.first()).toContainText('rolled back')
  await fresh.context().close()
})

/** Types whom the change locks out: the issuer of the own session. */
async function confirmLockOut(page: Page, issuer: string): Promise<void> {
  const { guard } = signOnSettingsOn(page)
  await expect(guard).toContainText('you signed in with')
  await guard.getByRole('textbox', { name: 'Name of the issuer' }).fill(issuer)
  await page.keyboard.press('Enter')
  await expect(guard).toHaveCount(0)
}

/** Signs in at LemonLDAP::NG in a browser of its own, and opens the settings. */
async function asDwho(browser: Browser, application: string, act: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Paris' })
  const page = await context.newPage()
  await page.goto(application + route)
  await signInAtLemonLdap(page, 'dwho')
  await act(page)
  await context.close()
}
