import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserFlags, findBrowser } from './scripts/findBrowser.mjs'

const browser = await findBrowser()
const inBrowser = '**/*.browser.test.{ts,tsx}'
/**
 * The random choices of properties begin at the same place, so that a commit whose tests pass passes again.
 * `npm run properties` has many more runs, and begins somewhere else each time.
 */
const times = Number(process.env['KALENDS_PROPERTY_RUNS'] ?? 1)
const properties = { times, seed: process.env['KALENDS_PROPERTY_SEED'] === 'random' ? null : 20_270_315 }
// A machine of two cores runs a build beside the tests now and then.
const testTimeout = 20_000 * times
// Both processors of a small machine: the default leaves one of them idle.
const maxWorkers = '100%'
const node = ['contract', 'domain', 'server', 'mocks', 'scripts'].map((layer) => ({
  test: {
    name: layer,
    include: [`${layer}/**/*.test.ts`],
    environment: 'node' as const,
    testTimeout,
    maxWorkers,
    // One worker for many files of pure code: starting one for each took half of the time. A service keeps its own.
    isolate: layer === 'server',
  },
}))

export default defineConfig({
  test: {
    maxWorkers,
    provide: { properties },
    projects: [
      ...node,
      {
        extends: './vite.config.ts',
        test: {
          name: 'src',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [inBrowser],
          environment: 'node',
          testTimeout,
          maxWorkers,
          isolate: false,
          setupFiles: 'src/ui/testing/eachInEnglish.ts',
          // The proofs of contrast read the numbers of the stylesheets.
          css: { include: [/\?raw$/] },
        },
      },
      {
        extends: './vite.config.ts',
        // Libraries are bundled before the first test: one that is found on the way would come with a second React.
        optimizeDeps: {
          entries: ['src/**/*.{ts,tsx}'],
          exclude: ['@lingui/core/macro', '@lingui/react/macro'],
        },
        test: {
          name: 'browser',
          include: [`src/${inBrowser}`],
          testTimeout,
          // As long as a story waits: a write to the device may take two seconds before it is given up.
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(browser && { executablePath: browser }), args: browserFlags },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
