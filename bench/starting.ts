import type { Browser, Page } from 'playwright'
import { frameEnd } from './frameEnd.ts'
import { fullWeek, pressAt, settled } from './fullWeek.ts'
import { median } from './measure.ts'
import { pressed, until, watchPaints } from './presses.ts'
import { shown, type Result } from './Result.ts'

const starts = 20

/**
 * How long a person waits who opens Kalends with an empty browser cache, and then for the first event of the
 * day.
 */
export async function* startingResults(browser: Browser): AsyncGenerator<Result> {
  const { fresh, close } = await fullWeek(browser, 1_000)
  try {
    const grids: number[] = []
    const weeks: number[] = []
    const firsts: number[] = []
    for (let time = 0; time < starts; time++) {
      const { page, address } = await fresh()
      await page.addInitScript(startWatch)
      await page.goto(address)
      await settled(page)
      const painted = String(await page.evaluate('`${window.gridPaintedMs},${window.weekPaintedMs}`'))
      const [grid = 0, week = 0] = painted.split(',').map(Number)
      grids.push(grid)
      weeks.push(week)
      firsts.push(await firstOpening(page))
      await page.context().close()
    }
    yield {
      what: 'starting in a browser that was never here, to the week with its 1,000 events',
      unit: 'ms',
      ours: median(weeks),
      peers: {},
      goals: [],
      note: `the whole application from its own service on the same machine, by the clock on the wall, the median of ${starts}; to the empty week ${shown(median(grids))} ms`,
    }
    yield pressed('opening the first event after a start, among 1,000, 95th percentile', firsts, 100)
  } finally {
    await close()
  }
}

/** Hovers over another button first, so that the tool's own scripts are loaded. */
async function firstOpening(page: Page): Promise<number> {
  await watchPaints(page)
  await page.getByRole('button', { name: 'Today' }).hover()
  await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))')
  return until(page, '[role=dialog]', () =>
    pressAt(page, page.locator('[data-hours] [data-event]:not([data-ahead] *)').first()),
  )
}

/** Records when the days were first painted, and when their events were. */
const startWatch = `
  const painted = (selector, name) => {
    const look = () => {
      if (!document.querySelector(selector)) return requestAnimationFrame(look)
      void ${frameEnd}().then((at) => { window[name] = at })
    }
    requestAnimationFrame(look)
  }
  painted('[data-cell]', 'gridPaintedMs')
  painted('main[aria-busy=false] [data-event]', 'weekPaintedMs')`
