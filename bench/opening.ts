import type { Browser, Page } from 'playwright'
import { fullWeek, pressAt, settled } from './fullWeek.ts'
import { quantile } from './measure.ts'
import { tasksWhile } from './tasksWhile.ts'
import { atMost, shown, type Result } from './Result.ts'

const openings = 40
const savings = 40

/** What a person waits for in a week of a thousand events: from the press to the paint that shows what it led to, by the clock on the wall. */
export async function* openingResults(browser: Browser): AsyncGenerator<Result> {
  const { page, close } = await fullWeek(browser, 1_000)
  try {
    await page.evaluate(watchPaints)
    const details: number[] = []
    const editors: number[] = []
    for (let time = 0; time < openings; time++) {
      details.push(await until(page, '[role=dialog]', () => pressChip(page, time * 7)))
      editors.push(await until(page, '[role=dialog] input[type=text]', () => press(page, 'Edit')))
      await press(page, 'Cancel')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    yield pressed('opening an event among 1,000, 95th percentile', details, 100)
    yield pressed('opening the editor among 1,000 events, 95th percentile', editors, 100)

    // Nothing is answered before it is on the screen.
    await page.route('**/*.ics', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2_000))
      await route.continue().catch(() => undefined)
    })
    const saved: number[] = []
    for (let time = 0; time < savings; time++) {
      await page.getByRole('button', { name: 'New event' }).click()
      const title = `Saved ${time}`
      await page.getByRole('textbox', { name: 'Title' }).fill(title)
      await place(page, time)
      saved.push(await until(page, `[data-event][aria-label^="${title},"]`, () => press(page, 'Save')))
    }
    yield pressed(
      'saving to the visible chip among 1,000 events, the service two seconds away, 95th percentile',
      saved,
      50,
    )
  } finally {
    await close()
  }
}

/** The longest that the page does not listen, stepping between two weeks of five thousand events. */
export async function* longTaskResults(browser: Browser): AsyncGenerator<Result> {
  const { page, close } = await fullWeek(browser, 5_000)
  try {
    const tasks = await tasksWhile(browser, async () => {
      for (let time = 0; time < 8; time++) {
        await pressAt(page, page.getByRole('button', { name: time % 2 === 0 ? 'Next' : 'Previous' }))
        await settled(page)
      }
    })
    const longest = Math.max(...tasks.map(({ processor }) => processor))
    const byClock = Math.max(...tasks.map(({ clock }) => clock))
    yield {
      what: 'week, next and previous, 5,000 events in each: the longest task',
      unit: 'ms',
      ours: longest,
      peers: {},
      goals: [atMost(100, 'ms', longest)],
      note: `in the whole application, in processor time; by the clock, other programs included, ${shown(byClock)} ms; tasks over 50 ms of processor time in eight steps: ${tasks.filter(({ processor }) => processor > 50).length}`,
    }
  } finally {
    await close()
  }
}

function pressed(what: string, times: readonly number[], limit: number): Result {
  const ours = quantile(times, 0.95)
  return {
    what,
    unit: 'ms',
    ours,
    peers: {},
    goals: [atMost(limit, 'ms', ours)],
    note: `from the press to the paint that shows it, in the whole application, by the clock on the wall; the median of ${times.length} is ${shown(quantile(times, 0.5))} ms`,
  }
}

/** How long after a press something was painted. */
async function until(page: Page, selector: string, act: () => Promise<void>): Promise<number> {
  const painted = page.evaluate(`window.painted(${JSON.stringify(selector)})`)
  await act()
  return Number(await painted)
}

async function pressChip(page: Page, index: number): Promise<void> {
  const chips = page.locator('[data-hours] [data-event]')
  await chips.nth(index % (await chips.count())).click({ position: { x: 8, y: 6 }, force: true })
}

/** Where nobody has put anything yet: among too many it would be counted and not drawn. */
async function place(page: Page, index: number): Promise<void> {
  const date = Temporal.PlainDate.from('2027-03-15').add({ days: index % 7 })
  const hour = String((20 + Math.floor(index / 7)) % 24).padStart(2, '0')
  for (const [name, time] of [
    ['Starts', `${hour}:00`],
    ['Ends', `${hour}:45`],
  ] as const) {
    const fields = page.getByRole('dialog').getByRole('group', { name })
    await fields.getByRole('textbox', { name: 'Date' }).fill(date.toString())
    await fields.getByRole('combobox', { name: 'Time' }).fill(time)
  }
}

const press = (page: Page, name: string) =>
  pressAt(page, page.getByRole('dialog').getByRole('button', { name, exact: true }))

/** Gives the page `painted`: the time from the next press to the end of the frame in which something is there that was not. */
const watchPaints = `
  window.painted = (selector) => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('Nothing was painted: ' + selector)), 20_000)
    let pressedAt = null
    addEventListener('click', (event) => { pressedAt = event.timeStamp }, { capture: true, once: true })
    const look = () => {
      if (pressedAt !== null && document.querySelector(selector)) {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - pressedAt)
        port2.postMessage(null)
      } else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })`
