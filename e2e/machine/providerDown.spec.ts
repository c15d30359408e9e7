import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { agendaOn } from '../agenda/agenda.ts'
import { freePortPair } from '../support/targets/freePortPair.ts'
import { runKalends } from '../support/targets/runKalends.ts'
import { signInAtProvider } from '../support/signIn.ts'
import { violationsOn } from '../support/probes/violations.ts'

/** A provider that is stopped and started while the service runs: the one embedded in another Kalends. */
async function apart(dataDir: string) {
  const [port, providersPort] = [await freePortPair(), await freePortPair()]
  const startProvider = () =>
    runKalends({
      dataDir: path.join(dataDir, 'provider'),
      port: providersPort,
      settings: { KALENDS_ORIGINS: `http://localhost:${port}` },
    })
  const provider = await startProvider()
  const kalends = await runKalends({
    dataDir: path.join(dataDir, 'kalends'),
    port,
    settings: {
      OIDC_ISSUER: `http://localhost:${providersPort + 1}`,
      OIDC_CLIENT_ID: 'kalends',
      KALENDS_DOMAINS: 'kalends.example',
    },
  })
  return { kalends, provider, startProvider }
}

const failure = (page: Page) => page.getByRole('alert')

test('CFG-12 a provider that is down when Alice is sent there is named, and the next try signs her in', async ({
  page,
}) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kalends-provider-down-'))
  const { kalends, provider, startProvider } = await apart(dataDir)
  const config = await (await fetch(`${kalends.url}config.json`)).json()
  expect(config.oidc.metadata.authorization_endpoint).toContain(config.oidc.authority)
  await provider.stop()

  const violations = await violationsOn(page)
  await page.goto(`${kalends.url}#/calendar/month/2027-03-15`)
  await expect(failure(page).getByRole('heading', { name: 'Sign-in did not complete' })).toBeVisible()
  await expect(failure(page)).toContainText('Can’t reach your organisation’s sign-in service')
  await page.getByText('Details', { exact: true }).click()
  await expect(page.getByText('problem: provider-unavailable (no answer before leaving)')).toBeVisible()
  for (const again of ['Try again', 'Use another account', 'Try again']) {
    await page.getByRole('button', { name: again }).click()
    await expect(failure(page)).toContainText('Can’t reach your organisation’s sign-in service')
  }

  const back = await startProvider()
  // The service caches what it found out for a second.
  const presence = () => fetch(`${kalends.url}api/oidc/provider`).then(({ status }) => status)
  await expect.poll(presence).toBe(204)
  await page.getByRole('button', { name: 'Try again' }).click()
  await signInAtProvider(page, 'alice')
  const agenda = agendaOn(page)
  await agenda.settled()
  await expect(agenda.heading).toContainText('March 2027')
  expect(violations).toEqual([])

  await back.stop()
  await kalends.stop()
  await rm(dataDir, { recursive: true })
})

test('ID-14 a provider that is down when Alice signs out: she is signed out here, and there once it is back', async ({
  page,
}) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kalends-provider-away-'))
  const kalends = await runKalends({ dataDir })
  await page.goto(kalends.url)
  await signInAtProvider(page, 'alice')
  await agendaOn(page).settled()

  // What the service answers about a provider that is down (above).
  await page.route('**/api/oidc/provider', (route) => route.fulfill({ status: 503 }))
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Signed out here only' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('you’re still signed in with your organisation')
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  expect(stored).not.toMatch(/token|oidc/)
  const signOutThere = page.getByRole('button', { name: 'Sign out there too' })
  await signOutThere.click()
  await expect(page.getByRole('status')).toHaveText('Still can’t reach it.')

  await page.unrouteAll()
  await signOutThere.click()
  await expect(page.getByRole('heading', { name: 'Signed out', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()

  await kalends.stop()
  await rm(dataDir, { recursive: true })
})

test('CFG-12 a slow check of the provider does not prevent leaving for it', async ({ page }) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kalends-provider-slow-'))
  const kalends = await runKalends({ dataDir })
  const { promise: forEver } = Promise.withResolvers<void>()
  await page.route('**/api/oidc/provider', () => forEver)
  await page.goto(kalends.url)
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await kalends.stop()
  await rm(dataDir, { recursive: true })
})
