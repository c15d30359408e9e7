import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { agendaOn } from '../agenda/agenda.ts'
import { runKalends, type Kalends } from '../support/targets/runKalends.ts'
import { scriptedIssuer } from '../support/targets/scriptedIssuer.ts'
import { signInAtProvider } from '../support/signIn.ts'
import { signOnSettingsOn } from '../support/signOnSettings.ts'

const works = 'Sign-in works with these settings.'

test('CFG-11 a public client of a provider without CORS fails the trial, is corrected by a button, and then people sign in', async ({
  page,
  browser,
}) => {
  test.slow()
  const provider = await scriptedIssuer({ hasCors: false })
  const { kalends, remove } = await openSettings(page)
  const settings = await draftFor(page, provider.issuer)
  await settings.tryIn()

  await expect(settings.trial.verdict).toHaveText('Sign-in doesn’t work with these settings yet.')
  await expect(settings.trial.step('Discovery, passed')).toContainText('has no sign-out endpoint')
  await expect(settings.trial.step('Browser, failed')).toContainText(provider.issuer)
  await expect(settings.trial.step('Token, waiting')).toBeVisible()
  expect(provider.tokenOrigins).toEqual([new URL(kalends.url).origin])

  await page.getByRole('button', { name: 'Let the service request tokens' }).click()
  await expect(settings.client(1).getByLabel('Token requests')).toHaveValue('true')
  await expect(settings.trial.region).toContainText('changed the settings after this trial')
  await settings.tryIn()
  await expect(settings.trial.verdict).toHaveText(works)
  await expect(settings.trial.step('Browser, passed')).toContainText('The service requests tokens')
  expect(provider.tokenOrigins).toEqual([new URL(kalends.url).origin, null])

  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
  await settings.guard.getByRole('textbox', { name: 'Name of the issuer' }).fill(kalends.issuerHost)
  await settings.guard.getByRole('button', { name: 'Save' }).click()
  await expect(settings.messages.getByText('Sign-on settings saved.')).toBeVisible()
  const alice = await (await browser.newContext()).newPage()
  await alice.goto(kalends.url)
  await agendaOn(alice).settled()

  await alice.context().close()
  await remove()
  await provider.close()
})

test('CFG-11 the page of a trial may call the draft’s provider, which other pages may not', async ({
  page,
}) => {
  const provider = await scriptedIssuer({ hasCors: true })
  const { kalends, remove } = await openSettings(page)
  const settings = await draftFor(page, provider.issuer)
  await settings.tryIn()
  await expect(settings.trial.verdict).toHaveText(works)
  expect(provider.tokenOrigins).toEqual([new URL(kalends.url).origin])
  const policy = (await fetch(kalends.url)).headers.get('content-security-policy')
  expect(policy).not.toContain(provider.issuer)
  await remove()
  await provider.close()
})

/** A fresh Kalends, with its administrator on the sign-on settings. */
async function openSettings(
  page: Page,
): Promise<{ kalends: Kalends & { issuerHost: string }; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kalends-trial-'))
  const kalends = await runKalends({ dataDir })
  await page.goto(`${kalends.url}#/settings/openid-connect`)
  await signInAtProvider(page, 'admin')
  await signOnSettingsOn(page).ready()
  const issuerHost = new URL(await signOnSettingsOn(page).issuer.inputValue()).host
  const remove = async () => {
    await kalends.stop()
    await rm(dataDir, { recursive: true })
  }
  return { kalends: { ...kalends, issuerHost }, remove }
}

/** A draft of a public client at another issuer. */
async function draftFor(page: Page, issuer: string) {
  const settings = signOnSettingsOn(page)
  await settings.issuer.fill(issuer)
  return settings
}
