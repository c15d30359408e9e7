import type { Browser } from 'playwright'
import { prepared, type ContenderName } from './contenders.ts'
import { median, quantile, type Point } from './measure.ts'
import { atMost, shown, timesAtMost, type Result } from './Result.ts'
import { months } from './scenes.ts'

const moves = 40
const times = 2

type Dragged = { readonly ms: number; readonly frameMs: number; readonly commits: number }

/** Dragging a chip of a full month to another week: the cost of a move of the pointer. */
export async function* dragResults(browser: Browser, url: string): AsyncGenerator<Result> {
  const ours = await dragged(browser, url, 'ours')
  const full = await dragged(browser, url, 'fullCalendar')
  const big = await dragged(browser, url, 'reactBigCalendar')
  const peers = (figure: (each: Dragged) => number) => ({
    'FullCalendar 7': figure(full),
    'react-big-calendar': figure(big),
  })
  yield {
    what: 'drag in a month of 1,000 events, each move',
    unit: 'ms',
    ours: ours.ms,
    peers: peers(({ ms }) => ms),
    goals: [
      timesAtMost(0.5, 'FullCalendar 7', full.ms, ours.ms),
      { says: `no React render while moving: ${shown(ours.commits)}`, isMet: ours.commits === 0 },
    ],
    note: `${moves} moves, one a frame; React renders of react-big-calendar meanwhile: ${shown(big.commits)}`,
  }
  yield {
    what: 'drag in a month of 1,000 events, 95th of 100 frames',
    unit: 'ms',
    ours: ours.frameMs,
    peers: peers(({ frameMs }) => frameMs),
    goals: [atMost(17, 'ms', ours.frameMs)],
    note: 'by the clock and not by the processor: other programs on the machine make it worse',
  }
}

async function dragged(browser: Browser, url: string, name: ContenderName): Promise<Dragged> {
  const runs: Dragged[] = []
  for (let time = 0; time < times; time++) {
    const page = await prepared(browser, url, name, months(1000))
    await page.call('bench.mount()')
    const from = pointIn(String(await page.call('bench.chipPlace()')))
    const cost = await page.drag(from, { x: from.x + 300, y: from.y + 300 }, moves)
    const [frameMs = 0, commits = 0] = String(await page.call('bench.frames()'))
      .split(',')
      .map(Number)
    runs.push({ ms: cost.task / moves, frameMs, commits })
    await page.close()
  }
  return {
    ms: median(runs.map(({ ms }) => ms)),
    frameMs: quantile(
      runs.map(({ frameMs }) => frameMs),
      0.5,
    ),
    commits: Math.max(...runs.map(({ commits }) => commits)),
  }
}

function pointIn(text: string): Point {
  const [x = 0, y = 0] = text.split(',').map(Number)
  return { x, y }
}
