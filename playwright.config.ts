import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from './scripts/findBrowser.mjs'
import { hasLemonLdap } from './scripts/llng/hasLemonLdap.ts'

const executablePath = await findBrowser()

/** Stories of the browser's own work, whoever answers: drawing, dragging, names, answers that the story itself makes up. */
const ownWork = ['dragEvents', 'forEveryone', 'watchHealthForEveryone', 'watchHealthTrouble']

/**
 * Every story runs twice, against the mock build and against the real thing with a fresh store, except for what is the browser's
 * own work: those above, and `@once`, what both stages would tell
 * alike or only the mocked one can: a clock that is set, a service of others. `@many` asks for thousands of answers, and only of the
 * real thing: a mock's come from the page's own processor.
 */
export default defineConfig<object, { targetKind: 'mocked' | 'real' }>({
  globalSetup: './scripts/test/buildParts.ts',
  outputDir: 'test-results/stories',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  globalTimeout: 15 * 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    headless: true,
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 1200 },
    // A trace of every story takes a sixteenth of all the time; `--trace on` has them.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args: browserFlags },
  },
  projects: [
    { name: 'mocked', testDir: 'e2e/stories', grepInvert: /@many/, use: { targetKind: 'mocked' } },
    {
      name: 'real',
      testDir: 'e2e/stories',
      testIgnore: ownWork.map((name) => `**/${name}.spec.ts`),
      grepInvert: /@once/,
      use: { targetKind: 'real' },
    },
    // What is about the machine more than about a person: stopping, starting again, losing the network.
    { name: 'machine', testDir: 'e2e/machine', use: { targetKind: 'real' } },
    // Against a provider that is none of ours, where this machine has it.
    ...(hasLemonLdap() ? [{ name: 'interop', testDir: 'e2e/interop' }] : []),
  ],
})
