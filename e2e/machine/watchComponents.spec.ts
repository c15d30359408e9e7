import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { freePortPair } from '../support/targets/freePortPair.ts'
import { isAvailable } from '../support/targets/isAvailable.ts'
import { runKalends } from '../support/targets/runKalends.ts'
import { runScript, type Running } from '../support/targets/runScript.ts'
import { signInAtProvider } from '../support/signIn.ts'
import { violationsOn } from '../support/probes/violations.ts'

type Fixtures = {
  folder: string
  /** Starts one of our scripts. What still runs at the end is stopped, the last first. */
  start: (args: readonly string[]) => Promise<Running>
  /** The health page of a Kalends with these settings, as its administrator sees it. */
  watch: (settings: Readonly<Record<string, string>>, port?: number) => Promise<void>
}

const test = base.extend<Fixtures>({
  folder: async ({ browserName }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), `kalends-watch-${browserName}-`))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
  start: async ({ folder }, use) => {
    const started: Running[] = []
    await use(async (args) => {
      const running = await runScript(args, { TMPDIR: folder })
      started.unshift(running)
      return running
    })
    for (const running of started) await running.stop()
  },
  watch: async ({ page, folder }, use) => {
    const violations = await violationsOn(page)
    const running: Running[] = []
    await use(async (settings, port) => {
      const kalends = await runKalends({
        dataDir: path.join(folder, 'kalends'),
        settings,
        ...(port !== undefined && { port }),
      })
      running.push(kalends)
      await page.goto(`${kalends.url}#/health`)
      await signInAtProvider(page, 'admin')
      await expect(page.getByRole('list', { name: 'Components' })).toBeVisible()
    })
    for (const kalends of running) await kalends.stop()
    expect(violations).toEqual([])
  },
})

test.use({ locale: 'en-GB', timezoneId: 'Europe/Paris' })
test.slow()

test('if slapd is installed, an administrator watches the directory stop and start again', async ({
  page,
  start,
  watch,
}) => {
  test.skip(
    !isAvailable('scripts/slapd.ts'),
    'OpenLDAP’s slapd is not on this machine: apt-get install slapd',
  )
  const port = await freePortPair()
  const slapd = ['scripts/slapd.ts', '--port', String(port), '--secure-port', String(port + 1)]
  const directory = await start(slapd)
  await watch({
    LDAP_URL: directory.url,
    LDAP_ADMIN_DN: 'cn=reader,dc=kalends,dc=example',
    LDAP_ADMIN_PASSWORD: 'reads',
    LDAP_SEARCH_BASE: 'ou=people,dc=kalends,dc=example',
  })
  await see(page, 'ldap', 'healthy')
  await directory.stop()
  await see(page, 'ldap', 'unhealthy')
  await expect(page.getByRole('main').getByRole('status')).toContainText('ldap is unhealthy')
  await page.getByRole('button', { name: 'Details of ldap' }).click()
  await expect(page.getByRole('row', { name: 'State down' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^adminPassword \*+$/ })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('reads')

  await start(slapd)
  await see(page, 'ldap', 'healthy')
  await expect(page.getByRole('row', { name: 'State up' })).toBeVisible()
  await expectOneIncident(page, 'ldap')
})

test('if PostgreSQL is installed, the database stops and starts again, and the rest is reported meanwhile', async ({
  page,
  folder,
  start,
  watch,
}) => {
  test.skip(
    !isAvailable('scripts/postgres.ts'),
    'PostgreSQL is not on this machine: apt-get install postgresql',
  )
  const postgres = ['scripts/postgres.ts', '--folder', folder]
  const database = await start(postgres)
  await watch({ DATABASE_URL: database.url })
  await see(page, 'store', 'healthy')
  await database.stop()
  await see(page, 'store', 'unhealthy')
  await expect(page.getByRole('listitem', { name: /^identity-provider, / })).toBeVisible()

  await start(postgres)
  await see(page, 'store', 'healthy')
  await expectOneIncident(page, 'store')
})

test('the identity provider stops and starts again, and people stay signed in', async ({
  page,
  folder,
  start,
  watch,
}) => {
  const [port, providerPort] = [await freePortPair(), await freePortPair()]
  const application = `http://localhost:${port}/`
  const script = ['scripts/provider.ts', '--port', String(providerPort), '--application', application]
  const provider = ['--folder', path.join(folder, 'provider')]
  const first = await start([...script, ...provider])
  const settings = {
    OIDC_ISSUER: first.url,
    OIDC_CLIENT_ID: 'kalends',
    KALENDS_DOMAINS: 'kalends.example',
    KALENDS_ADMINS: 'admin@kalends.example',
  }
  await watch(settings, port)
  await see(page, 'identity-provider', 'healthy')
  await first.stop()
  await see(page, 'identity-provider', 'unhealthy')
  await expect(page.getByRole('listitem', { name: 'store, healthy' })).toBeVisible()

  await start([...script, ...provider])
  await see(page, 'identity-provider', 'healthy')
  await expectOneIncident(page, 'identity-provider')
})

/**
 * Checks the component until it has this status: stopping and starting take time, and it is checked once a
 * second at most (HC-6).
 */
async function see(page: Page, name: string, status: 'healthy' | 'unhealthy'): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: `Check ${name}` }).click()
    await expect(page.getByRole('listitem', { name: `${name}, ${status}` })).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
}

async function expectOneIncident(page: Page, name: string): Promise<void> {
  const details = page.getByRole('button', { name: `Details of ${name}` })
  if ((await details.getAttribute('aria-expanded')) === 'false') await details.click()
  await expect(page.getByRole('list', { name: `Incidents of ${name}` }).getByRole('listitem')).toHaveCount(1)
}
