import type { Browser, CDPSession, Page } from 'playwright'
import { frameEnd } from './frameEnd.ts'
import { fullStore } from './fullStore.ts'
import { settled } from './fullWeek.ts'
import { quantile } from './measure.ts'
import { generate } from './page/generate.ts'
import { atMost, shown, type Result } from './Result.ts'

const count = 100_000
/** Typed a key at a time: a common word, a rare one, two, a misspelt one, an operator and a word. */
const typed = ['stand-up', 'interview 4711', 'design house', 'reveiw', 'is:recurring lunch', 'one to one']

/** What a key of a search costs in the whole application, among a hundred thousand events of five years. */
export async function* typingResults(browser: Browser): AsyncGenerator<Result> {
  const year = new Date().getFullYear()
  const app = await fullStore(browser, generate(count, `${year - 2}-01-01`, 5 * 365))
  try {
    const page = await app.open('/calendar')
    await page.addInitScript(searchWatch)
    await page.reload()
    await settled(page)
    const { main, painted, measuring } = await keysOf(page)
    const what = `a key of a search in ${count.toLocaleString('en')} events, in the whole application`
    const [mainMs, paintedMs] = [quantile(main, 0.95), quantile(painted, 0.95)]
    yield {
      what: `${what}: the main thread, 95th percentile`,
      unit: 'ms',
      ours: mainMs,
      peers: {},
      goals: [atMost(16, 'ms', mainMs)],
      note: `in processor time, from the key to the paint of what it finds, less the ${shown(measuring)} ms that looking at it takes, as with a key that does nothing; the median of ${main.length} is ${shown(quantile(main, 0.5))} ms`,
    }
    yield {
      what: `${what}: to the paint, 95th percentile`,
      unit: 'ms',
      ours: paintedMs,
      peers: {},
      goals: [atMost(100, 'ms', paintedMs)],
      note: `by the clock on the wall; the median of ${painted.length} is ${shown(quantile(painted, 0.5))} ms`,
    }
  } finally {
    await app.close()
  }
}

async function keysOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.keyboard.press('/')
  await page.getByRole('searchbox', { name: 'Search events' }).waitFor()
  await page.evaluate(`window.searchHolds(${count})`)
  const main: number[] = []
  const painted: number[] = []
  const costOf = async (key: string, watch: string) => {
    const before = await taskMs(session)
    // The page listens before the key is on its way.
    await page.evaluate(`void (window.nextPainted = window.${watch}())`)
    await page.keyboard.press(key)
    const ms = Number(await page.evaluate('window.nextPainted'))
    return { main: (await taskMs(session)) - before, ms }
  }
  const nothing: number[] = []
  for (let time = 0; time < 20; time++) nothing.push((await costOf('Shift', 'twoFrames')).main)
  const measuring = quantile(nothing, 0.5)
  for (const text of typed) {
    for (const key of text) {
      const cost = await costOf(key === ' ' ? 'Space' : key, 'searchPainted')
      painted.push(cost.ms)
      main.push(cost.main - measuring)
    }
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await settled(page)
  }
  return { main, painted, measuring }
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/**
 * Listens to the worker of the search. Gives the page `searchHolds`, which waits until the index has so many objects,
 * `searchPainted`: the time from the next key to the end of the frame that shows what it finds, and `twoFrames`, which
 * waits for as many frames as a key has, and for nothing else.
 */
const searchWatch = `
  const state = { asked: 0, answered: 0, held: 0, isReady: false }
  const Plain = Worker
  window.Worker = class extends Plain {
    constructor(...args) {
      super(...args)
      this.addEventListener('message', ({ data }) => {
        if (data.kind === 'answer') state.answered = data.id
        if (data.kind === 'ready') state.isReady = true
      })
    }
    postMessage(message, ...rest) {
      if (message.kind === 'find') state.asked = message.id
      if (message.kind === 'put') {
        state.held += message.items.length
        state.isReady = false
      }
      super.postMessage(message, ...rest)
    }
  }
  window.searchHolds = (count) => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The index has ' + state.held + ' objects.')), 300_000)
    const look = () => (state.held >= count && state.isReady ? resolve() : setTimeout(look, 100))
    look()
  })
  window.twoFrames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))
  window.searchPainted = () => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('Nothing was answered.')), 20_000)
    const before = state.asked
    let pressedAt = null
    addEventListener('keydown', (event) => { pressedAt = event.timeStamp }, { capture: true, once: true })
    const look = () => {
      if (pressedAt !== null && state.asked > before && state.answered === state.asked) {
        void ${frameEnd}().then((at) => resolve(at - pressedAt))
      } else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })`
