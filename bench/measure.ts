import { chromium, type Browser, type CDPSession } from 'playwright'
import { browserFlags } from '../scripts/findBrowser.mjs'
import { browserCommand, ensureWholeBrowser } from '../scripts/test/ensureBrowser.ts'

export type Cost = {
  /** Milliseconds of the main thread: all of it, and the parts of script, layout and style. */
  readonly task: number
  readonly script: number
  readonly layout: number
  readonly style: number
}

export type Point = { readonly x: number; readonly y: number }

export type Page = {
  /** Evaluates on the page, and waits for the promise. */
  readonly call: (expression: string) => Promise<unknown>
  /** The same, with its cost on the main thread. */
  readonly cost: (expression: string) => Promise<Cost>
  /**
   * Moves the pressed pointer in this many moves, one a frame.
   *
   * @returns the cost without press and release
   */
  readonly drag: (from: Point, to: Point, moves: number) => Promise<Cost>
  readonly heapMB: () => Promise<number>
  readonly close: () => Promise<void>
}

export async function startBrowser(): Promise<Browser> {
  const executablePath = await ensureWholeBrowser()
  if (!executablePath)
    throw new Error(`There is no Chromium: ${browserCommand}, or name one in KALENDS_BROWSER.`)
  return chromium.launch({
    executablePath,
    args: [...browserFlags, '--enable-precise-memory-info'],
    chromiumSandbox: false,
  })
}

/** A new page of one contender, in a context of its own. */
export async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1200, height: 860 },
    timezoneId: 'Europe/Paris',
    locale: 'en-GB',
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(`${url}: ${error.message}`))
  const session = await context.newCDPSession(page)
  await page.addInitScript(countCommits)
  await page.goto(url)
  await page.waitForFunction('window.bench !== undefined && document.fonts.ready.then(() => true)')
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const call = async (expression: string) => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })
    if (exceptionDetails) throw new Error(`${url}: ${exceptionDetails.exception?.description ?? expression}`)
    return result.value
  }
  const costOf = async (act: () => Promise<unknown>): Promise<Cost> => {
    const before = await metrics(session)
    await act()
    const after = await metrics(session)
    const spent = (name: string) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000
    return {
      task: spent('TaskDuration'),
      script: spent('ScriptDuration'),
      layout: spent('LayoutDuration'),
      style: spent('RecalcStyleDuration'),
    }
  }
  return {
    call,
    cost: (expression) => costOf(() => call(expression)),
    async drag(from, to, moves) {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x + 8, from.y + 8)
      await call('bench.watchFrames()')
      const cost = await costOf(async () => {
        for (let move = 1; move <= moves; move++) {
          const part = move / moves
          await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
          await call('new Promise(requestAnimationFrame)')
        }
      })
      await page.mouse.up()
      return cost
    },
    async heapMB() {
      await session.send('HeapProfiler.collectGarbage')
      return ((await metrics(session)).get('JSHeapUsedSize') ?? 0) / 1_048_576
    },
    close: () => context.close(),
  }
}

/** React reports each commit to its developer tools, in production too. */
const countCommits = `
  window.commits = 0
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    checkDCE() {},
    inject: () => 1,
    onCommitFiberRoot: () => { window.commits++ },
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
  }`

async function metrics(session: CDPSession): Promise<Map<string, number>> {
  const answer = await session.send('Performance.getMetrics')
  return new Map(answer.metrics.map(({ name, value }) => [name, value]))
}

/** The medians of costs, each part separately. */
export function medianCost(costs: readonly Cost[]): Cost {
  const middle = (part: keyof Cost) => median(costs.map((cost) => cost[part]))
  return { task: middle('task'), script: middle('script'), layout: middle('layout'), style: middle('style') }
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/**
 * A quantile by nearest rank: the lowest value that this share of the values does not exceed.
 *
 * @param share 0 to 1
 */
export function quantile(values: readonly number[], share: number): number {
  const ordered = values.toSorted((a, b) => a - b)
  return ordered[Math.max(0, Math.ceil(ordered.length * share) - 1)] ?? 0
}
