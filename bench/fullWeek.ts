import type { Browser, Locator, Page } from 'playwright'
import { homeOf } from '#e2e/support/targets/homeOf.ts'
import { realTarget } from '#e2e/support/targets/realTarget.ts'
import { signIn, takeSeat } from '#e2e/support/signIn.ts'
import { vevent } from '#mocks/support/vevent.ts'
import { ensureBuilt } from '../scripts/bootstrap/ensureBuilt.mjs'
import type { Point } from './measure.ts'
import { requestsEnded, watchRequests } from './requests.ts'

const calendarId = 'full'
/** Two consecutive weeks, far from today. */
const fullWeeks = ['2027-03-15', '2027-03-22'] as const

export type FullWeek = {
  /** The page with the week on it, completely drawn. */
  readonly page: Page
  /**
   * A page in a new browser context with a person who is signed in, and the address of the week; the caller
   * closes it.
   */
  readonly fresh: () => Promise<{ readonly page: Page; readonly address: string }>
  readonly close: () => Promise<void>
}

/**
 * The whole application with service and store, and a person with this many events in each of two weeks.
 *
 * @param count of each week
 */
export async function fullWeek(browser: Browser, count: number): Promise<FullWeek> {
  const problem = await ensureBuilt()
  if (problem) throw new Error(problem)
  const target = await realTarget()
  const session = await signIn(browser, target.url, 'alice')
  await fill(target.url, session, count)

  async function fresh() {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 1200 },
      timezoneId: 'Europe/Paris',
      locale: 'en-GB',
    })
    const page = await context.newPage()
    watchRequests(page)
    await takeSeat(page, target.url, session)
    return { page, address: `${target.url}#/calendar/week/${fullWeeks[0]}` }
  }

  const { page, address } = await fresh()
  await page.goto(address)
  await settled(page)
  return {
    page,
    fresh,
    close: async () => {
      await page.context().close()
      await target.close()
    },
  }
}

/**
 * Waits until the calendar has its data, has drawn it and has loaded its dialogs. It asks the page, because
 * locators would look at every chip.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    const isBusy = () => !document.querySelector('main[aria-busy=false]') || document.querySelector('main [aria-busy=true]')
    const look = () => (isBusy() ? requestAnimationFrame(look) : resolve())
    look()
  })`)
  await requestsEnded(page)
}

/**
 * A click as a mouse makes it. Whether the button can be clicked is checked before, so that nothing else runs
 * meanwhile.
 */
export async function pressAt(page: Page, button: Locator): Promise<void> {
  await button.click({ trial: true })
  const box = await button.boundingBox()
  if (!box) throw new Error(`There is no ${String(button)} to press.`)
  await pressPoint(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
}

/**
 * The same at a place of the page, by a hand: it rests there before, and holds the button down for a moment. What lies
 * under it has been painted as such by then.
 */
export async function pressPoint(page: Page, { x, y }: Point): Promise<void> {
  await page.mouse.move(x, y)
  await rested(page, 100)
  await page.mouse.down()
  await rested(page, 60)
  await page.mouse.up()
}

/** Waits by the clock of the page, as a hand does between two things. */
export const rested = (page: Page, ms: number) =>
  page.evaluate(`new Promise((resolve) => setTimeout(resolve, ${ms}))`)

async function fill(url: string, session: Parameters<typeof homeOf>[1], count: number): Promise<void> {
  const alice = await (await homeOf(url, session)).as()
  await alice.createCalendar({ id: calendarId, name: 'Full', colour: '#1a73e8' })
  const events = fullWeeks.flatMap((monday) =>
    Array.from({ length: count }, (_, index) => eventOf(monday, index)),
  )
  const atOnce = 4
  for (let from = 0; from < events.length; from += atOnce) {
    const some = events.slice(from, from + atOnce)
    // oxlint-disable-next-line no-await-in-loop -- a few at once
    await Promise.all(some.map((event) => alice.putEvent(calendarId, event.uid, vevent(event))))
  }
}

/** An event of half an hour or an hour on some day of the week, between seven and nineteen. */
function eventOf(monday: string, index: number) {
  const start = Temporal.PlainDate.from(monday)
    .add({ days: index % 7 })
    .toPlainDateTime({ hour: 7 + (Math.floor(index / 7) % 12), minute: 15 * (Math.floor(index / 84) % 4) })
  return {
    uid: `${monday}-${index}`,
    title: `Event ${index}`,
    start: start.toString({ smallestUnit: 'second' }),
    end: start.add({ minutes: index % 2 === 0 ? 30 : 60 }).toString({ smallestUnit: 'second' }),
    zone: 'Europe/Paris',
  }
}
