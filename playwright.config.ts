import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from './scripts/findBrowser.mjs'

const executablePath = await findBrowser()

/** Where each kind of stage answers: one named in the environment, else one that Playwright starts itself. */
const stages = {
  mocked: {
    url: process.env['KALENDS_MOCKED_URL'] ?? 'http://localhost:18173',
    command: 'node scripts/test/serveMocked.mjs 18173',
    isOurs: process.env['KALENDS_MOCKED_URL'] === undefined,
  },
  real: {
    url: process.env['KALENDS_REAL_URL'] ?? 'http://localhost:18180',
    command: 'node scripts/test/serveReal.mjs 18180',
    isOurs: process.env['KALENDS_REAL_URL'] === undefined,
  },
}
type StageName = keyof typeof stages
const names: readonly StageName[] = ['mocked', 'real']
const asked = names.filter((name) => process.argv.includes(`--project=${name}`))

/** Every story runs twice: against the mock build, and against the real thing with a fresh store. */
export default defineConfig({
  testDir: 'e2e/stories',
  testMatch: '**/*.ts',
  outputDir: 'test-results/stories',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args: browserFlags },
  },
  projects: names.map((name) => ({ name, use: { baseURL: stages[name].url } })),
  webServer: (asked.length > 0 ? asked : names)
    .map((name) => ({ name, ...stages[name] }))
    .filter(({ isOurs }) => isOurs)
    .map(({ name, command, url }) => ({
      name,
      command,
      url,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    })),
})
