import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { kindsOf, viewsOf } from '#e2e/agenda/viewsOf.ts'
import type { PersonName } from '#mocks/people.ts'
import { mockedTarget } from '#e2e/support/targets/mockedTarget.ts'
import { signInAtProvider, takeSeat } from '#e2e/support/signIn.ts'
import type { SignedIn } from '#e2e/support/targets/Target.ts'
import { ensureBuilt } from './bootstrap/ensureBuilt.mjs'
import { browserFlags, findWholeBrowser } from './findBrowser.mjs'
import { overViews } from './screens/overViews.ts'
import { pages } from './screens/pages.ts'
import { canDrawPdf, drawSheet, printedSheets } from './screens/printed.ts'
import { lightAndDark, type Look, type Screen } from './screens/Screen.ts'
import { viewScreens } from './screens/viewScreens.ts'

// `npm run screens`: draws every screen of the mock build into docs/screens, and where there is pdftoppm what is printed; those
// whose names begin with what is named behind it, if anything is.
const folder = 'docs/screens'
const instant = new Date('2027-03-17T10:40:00+01:00')

const problem = await ensureBuilt('mock')
if (problem) throw new Error(problem)
const executablePath = await findWholeBrowser()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserFlags })
const target = await mockedTarget()
await mkdir(folder, { recursive: true })
const sessions = new Map<PersonName, SignedIn>()
const named = process.argv.slice(2)
const isAsked = ({ name }: { readonly name: string }) =>
  named.length === 0 || named.some((each) => name.startsWith(each))

for (const screen of [...viewScreens(await tableOfViews()), ...overViews, ...pages])
  if (isAsked(screen)) for (const look of screen.looks ?? lightAndDark) await draw(screen, look)
if (await canDrawPdf())
  for (const sheet of printedSheets.filter(isAsked)) {
    const context = await contextFor(sheet, { scheme: 'light', width: 1440 })
    await drawSheet(await shown(context, { ...sheet, as: 'alice' }), folder, sheet.name)
    await context.close()
  }
await target.close()
await browser.close()

/** The views as the product lists them; nine days are a wide week. */
async function tableOfViews() {
  const context = await contextFor({}, { scheme: 'light', width: 1440 })
  const page = await shown(context, { name: 'week', as: 'alice', route: '#/calendar/week/2027-03-17' })
  const views = await viewsOf(page)
  await context.close()
  return kindsOf(views).filter(({ name }) => name !== '9-days')
}

async function draw(screen: Screen, look: Look): Promise<void> {
  const context = await contextFor(screen, look)
  const page = await shown(context, screen)
  await screen.prepare?.(page)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => null)))
  })
  await page.screenshot({ path: path.join(folder, `${screen.name}-${look.scheme}-${look.width}.png`) })
  await context.close()
}

async function contextFor({ locale }: Pick<Screen, 'locale'>, { scheme, width }: Look) {
  const context = await browser.newContext({
    colorScheme: scheme,
    locale: locale ?? 'en-GB',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    viewport: { width, height: width < 480 ? 640 : 900 },
  })
  // A machine may be busy with other things.
  context.setDefaultTimeout(120_000)
  await context.clock.setFixedTime(instant)
  return context
}

/** The screen's page, once all of it is read. */
async function shown(context: BrowserContext, { world, route, as }: Screen): Promise<Page> {
  const page = await context.newPage()
  if (isLetIn(as)) await takeSeat(page, target.url, await sessionOf(as))
  const search = world ? `?world=${world}` : ''
  await page.goto(target.url + (route.startsWith('?') ? route : search + route))
  if (as && !isLetIn(as)) await signInAtProvider(page, as)
  await page.locator('main').waitFor()
  await page.getByRole('heading').first().waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  await page.addStyleTag({ content: '.mock-panel { display: none }' })
  return page
}

/** Everybody but those who are not known here has a session, which one sign-in begins. */
function isLetIn(as: PersonName | undefined): as is PersonName {
  return as !== undefined && as !== 'mallory'
}

async function sessionOf(name: PersonName): Promise<SignedIn> {
  const known = sessions.get(name)
  if (known) return known
  const context = await contextFor({}, { scheme: 'light', width: 1440 })
  const page = await context.newPage()
  await page.goto(target.url)
  await signInAtProvider(page, name)
  await page.locator('main[aria-busy="false"]').waitFor()
  const stored = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)))
  const session = { storageState: await context.storageState(), sessionStorage: stored }
  sessions.set(name, session)
  await context.close()
  return session
}
