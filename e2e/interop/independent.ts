import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { agendaOn, type Agenda } from '../agenda/agenda.ts'
import { freePortPair } from '../support/targets/freePortPair.ts'
import { runKalends } from '../support/targets/runKalends.ts'
import { runScript } from '../support/targets/runScript.ts'
import { violationsOn } from '../support/probes/violations.ts'

/** What follows the application's address in the registered redirect URI: nothing, or the callback route. */
export type RedirectForm = '' | '#/auth/oidc/callback'

type WorkerFixtures = {
  redirectForm: RedirectForm
  /** The application's address, ending with a slash: Kalends, with LemonLDAP::NG as its provider. */
  application: string
}

/** Kalends and another project's provider, both on loopback. `dwho` signs in, with that password. */
export const test = base.extend<{ agenda: Agenda }, WorkerFixtures>({
  redirectForm: ['', { option: true, scope: 'worker' }],

  application: [
    async ({ redirectForm }, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'kalends-interop-'))
      const port = await freePortPair()
      const address = `http://localhost:${port}/`
      const redirectUri = `${address}${redirectForm}`
      const providerPort = String(await freePortPair())
      const args = ['--port', providerPort, '--application', address, '--redirect-uri', redirectUri]
      const provider = await runScript(['scripts/llng.ts', ...args])
      const kalends = await runKalends({
        dataDir,
        port,
        settings: {
          OIDC_ISSUER: provider.url,
          OIDC_CLIENT_ID: 'kalends',
          // It does not say whether an address is verified.
          OIDC_EMAIL_TRUSTED: 'true',
          OIDC_USERINFO_SECONDS: '1',
          KALENDS_DOMAINS: 'badwolf.org',
          ...(redirectForm && { OIDC_REDIRECT_URI: redirectUri }),
        },
      })
      await use(kalends.url)
      await kalends.stop()
      await provider.stop()
      await rm(dataDir, { recursive: true })
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ application }, use) => use(application),
  page: async ({ page, application }, use) => {
    const violations = await violationsOn(page, application)
    await use(page)
    expect(violations).toEqual([])
  },
  agenda: async ({ page }, use) => use(agendaOn(page)),
})

/** Types the name and the password of a demonstration account at LemonLDAP::NG's own page. */
export async function signInAtLemonLdap(page: Page, name: string): Promise<void> {
  // The first page of a provider that has just started takes long on a busy machine.
  await page.locator('input[name="user"]').fill(name, { timeout: 30_000 })
  await page.locator('input[name="password"]').fill(name)
  await page.getByRole('button', { name: 'Connect' }).click()
}

export { expect } from '@playwright/test'
