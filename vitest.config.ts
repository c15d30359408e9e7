import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserFlags, findBrowser } from './scripts/findBrowser.mjs'

const browser = await findBrowser()
const inBrowser = '**/*.browser.test.{ts,tsx}'
const node = ['contract', 'domain', 'server', 'mocks', 'scripts'].map((layer) => ({
  test: { name: layer, include: [`${layer}/**/*.test.ts`], environment: 'node' as const },
}))

export default defineConfig({
  test: {
    // A machine of two cores runs a build beside the tests now and then.
    testTimeout: 20_000,
    projects: [
      ...node,
      {
        extends: './vite.config.ts',
        test: {
          name: 'src',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [inBrowser],
          environment: 'node',
          // The proofs of contrast read the numbers of the stylesheets.
          css: { include: [/\?raw$/] },
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'browser',
          include: [`src/${inBrowser}`],
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
