import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import type { PersonName } from '#mocks/people.ts'
import { agendaOn } from '#e2e/agenda/agenda.ts'
import { mockedTarget } from '#e2e/support/targets/mockedTarget.ts'
import { signInAtProvider } from '#e2e/support/signIn.ts'
import { ensureBuilt } from './bootstrap/ensureBuilt.mjs'
import { browserFlags, findWholeBrowser } from './findBrowser.mjs'

// `npm run screens`: draws every screen of the mock build into docs/screens, in light and dark, narrow and wide; those whose names
// begin with what is named behind it, if anything is.
const folder = 'docs/screens'
const instant = new Date('2027-03-17T10:40:00+01:00')
const widths = [320, 768, 1440]
const schemes = ['light', 'dark'] as const

type Screen = {
  readonly name: string
  /** The language of the browser; English if it is not given. */
  readonly locale?: 'de-DE' | 'ar-EG'
  readonly as?: PersonName
  readonly world?: string
  readonly route: string
  readonly onlyWidths?: readonly number[]
  readonly onlyScheme?: (typeof schemes)[number]
  prepare?(page: Page): Promise<void>
}

/** A row of each kind in the table of views, week and month first. */
const views = [
  'week',
  'month',
  'day',
  '3-days',
  'work-week',
  '4-weeks',
  'continuous-month',
  'agenda',
  'year',
] as const

const viewScreens = views.flatMap((view): readonly Screen[] => {
  const screen = { name: view, as: 'alice', route: `#/calendar/${view}/2027-03-17` } as const
  const narrowAndWide = { onlyWidths: [320, 1440] }
  return [
    { ...screen, ...(view !== 'week' && view !== 'month' && narrowAndWide) },
    { ...screen, name: `${view}-de`, locale: 'de-DE', ...narrowAndWide, onlyScheme: 'light' },
    { ...screen, name: `${view}-ar`, locale: 'ar-EG', ...narrowAndWide, onlyScheme: 'dark' },
  ]
})

const screens: readonly Screen[] = [
  ...viewScreens,
  {
    name: 'event',
    as: 'alice',
    route: '#/calendar/week/2027-03-17',
    prepare: async (page) => {
      await page.getByRole('grid').getByRole('button', { name: 'Interview' }).first().click()
      await page.getByRole('dialog').waitFor()
    },
    onlyWidths: [320, 1440],
  },
  {
    name: 'long-night',
    as: 'alice',
    route: '#/calendar/week/2027-10-31',
    prepare: (page) => page.getByText('02:00 CET').scrollIntoViewIfNeeded(),
    onlyWidths: [320, 1440],
  },
  {
    name: 'change-series',
    as: 'alice',
    route: '#/calendar/week/2027-03-18',
    prepare: async (page) => {
      await page.getByRole('grid').getByRole('button', { name: 'Yoga, Thursday' }).first().click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('dialog', { name: 'Delete repeating event' }).waitFor()
    },
    onlyWidths: [320, 1440],
  },
  {
    name: 'new-event',
    as: 'alice',
    route: '#/calendar/week/2027-03-17',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'New event' }).first().click()
      await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('Lunch with Bob')
    },
    onlyWidths: [320, 1440],
  },
  {
    name: 'import',
    as: 'alice',
    route: '#/calendar/week/2027-03-17',
    prepare: async (page) => {
      await agendaOn(page).openImport()
      await page.getByRole('dialog').getByLabel('File').setInputFiles('e2e/files/google.ics')
    },
    onlyWidths: [320, 1440],
  },
  {
    name: 'first-day',
    as: 'alice',
    world: 'newUser',
    route: '#/calendar/week/2027-03-17',
    onlyWidths: [1440],
  },
  { name: 'health', as: 'admin', world: 'brokenDirectory', route: '#/health' },
  { name: 'sign-on-settings', as: 'admin', route: '#/settings/openid-connect' },
  {
    name: 'try-sign-in',
    as: 'admin',
    route: '#/settings/openid-connect',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Try sign-in' }).click()
      await page.getByText('Sign-in works with these settings.').waitFor()
    },
    onlyWidths: [320, 1440],
  },
  {
    name: 'review-changes',
    as: 'admin',
    route: '#/settings/openid-connect',
    prepare: async (page) => {
      const client = page.getByRole('group', { name: 'Client 1' })
      await client.getByRole('textbox', { name: 'Scope' }).fill('openid email')
      await page.getByRole('button', { name: 'Review changes' }).click()
      await page.getByRole('dialog').waitFor()
    },
    onlyWidths: [320, 1440],
  },
  { name: 'account', as: 'alice', route: '#/account', onlyWidths: [320, 1440] },
  { name: 'settings', as: 'alice', route: '#/settings', onlyWidths: [320, 1440] },
  { name: 'signed-out', route: '#/signed-out', onlyWidths: [320, 1440] },
  { name: 'not-known-here', as: 'mallory', route: '', onlyWidths: [320, 1440] },
  { name: 'did-not-complete', route: '?error=access_denied&state=x', onlyWidths: [320, 1440] },
]

const problem = await ensureBuilt('mock')
if (problem) throw new Error(problem)
const executablePath = await findWholeBrowser()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserFlags })
const target = await mockedTarget()
await mkdir(folder, { recursive: true })
const named = process.argv.slice(2)
for (const screen of screens) {
  if (named.length > 0 && !named.some((name) => screen.name.startsWith(name))) continue
  for (const scheme of screen.onlyScheme ? [screen.onlyScheme] : schemes) await draw(browser, screen, scheme)
}
await target.close()
await browser.close()

/** One context for all widths of a screen: the page is opened once at the narrowest width, and widened. */
async function draw(from: Browser, screen: Screen, colorScheme: 'light' | 'dark'): Promise<void> {
  const [narrowest = 320, ...wider] = screen.onlyWidths ?? widths
  const context = await from.newContext({
    colorScheme,
    locale: screen.locale ?? 'en-GB',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    viewport: sized(narrowest),
  })
  await context.clock.setFixedTime(instant)
  const page = await context.newPage()
  const search = screen.world ? `?world=${screen.world}` : ''
  await page.goto(target.url + (screen.route.startsWith('?') ? screen.route : search + screen.route))
  if (screen.as) await signInAtProvider(page, screen.as)
  await page.getByRole('heading').first().waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  await page.addStyleTag({ content: '.mock-panel { display: none }' })
  await screen.prepare?.(page)
  for (const width of [narrowest, ...wider]) {
    await page.setViewportSize(sized(width))
    await page.evaluate(async () => {
      await document.fonts.ready
      await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => null)))
    })
    await page.screenshot({ path: path.join(folder, `${screen.name}-${colorScheme}-${width}.png`) })
  }
  await context.close()
}

function sized(width: number) {
  return { width, height: width < 480 ? 640 : 900 }
}
