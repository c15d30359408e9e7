import { defineConfig } from '@playwright/test'
import { hasLemonLdap } from './scripts/llng/hasLemonLdap.ts'
import { storyBrowser } from './scripts/test/storyBrowser.ts'

const browser = await storyBrowser(process.env['KALENDS_STORIES_IN'])
const isChromium = browser.browserName === 'chromium'

/** Stories that the browser alone decides: drawing, dragging, names, and answers that the story itself makes up. */
const ownWork = [
  'accessibility/forEveryone',
  'calendar/dragEvents',
  'health/watchHealthForEveryone',
  'health/watchHealthTrouble',
]

/**
 * Whether every story runs on both targets, as with `npm run stories`. `npm test` runs each once: on the real service,
 * or on the mock build if it runs only there.
 */
const isEverywhere = process.env['KALENDS_STORIES'] === 'everywhere'

/**
 * A story runs against the mock build, and against the real thing with a fresh store. Exceptions are the list above, and
 * four tags. `@once` runs on the mock build only: both would show the same, or the story sets a clock or needs another
 * service. `@many` asks for thousands of answers, and runs on the real thing only: a mock's come from the page's own
 * processor. `@long` looks at what another story looks at too, in another language. `@chromium` needs what only Chromium
 * has for a story: a finger, a phone, a printed file.
 */
const onMocks = new RegExp(['@once', ...ownWork.map((name) => `${name}\\.spec`)].join('|'))

const without = (...tags: readonly string[]) =>
  new RegExp([...tags, ...(isChromium ? [] : ['@chromium'])].join('|'))

export default defineConfig<object, { targetKind: 'mocked' | 'real' }>({
  globalSetup: './scripts/test/buildParts.ts',
  outputDir: 'test-results/stories',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // For a slow and busy machine: most take a few seconds, one with three people forty.
  timeout: 120_000,
  globalTimeout: (isEverywhere || !isChromium ? 90 : 30) * 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...browser,
    headless: true,
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 1200 },
    // A trace of every story takes a sixteenth of all the time; `--trace on` has them.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'mocked',
      testDir: 'e2e/stories',
      ...(isEverywhere
        ? { grepInvert: without('@many') }
        : { grep: onMocks, grepInvert: without('@many', '@long') }),
      use: { targetKind: 'mocked' },
    },
    {
      name: 'real',
      testDir: 'e2e/stories',
      testIgnore: ownWork.map((name) => `**/${name}.spec.ts`),
      grepInvert: without('@once'),
      use: { targetKind: 'real' },
    },
    // What is about the machine more than about a person: stopping, starting again, losing the network.
    { name: 'machine', testDir: 'e2e/machine', use: { targetKind: 'real' } },
    // Against a provider that is none of ours, where this machine has it.
    ...(hasLemonLdap() ? [{ name: 'interop', testDir: 'e2e/interop' }] : []),
  ],
})
