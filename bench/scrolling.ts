import type { Browser, Page } from 'playwright'
import { fullWeek, settled } from './fullWeek.ts'
import { quantile } from './measure.ts'
import { atMost, shown, type Result } from './Result.ts'
import { frameScriptsWhile } from './tasksWhile.ts'

const tenYears = 522

/** Weeks in a frame: as with a wheel, and as with a fling. */
const paces = [1, 12]

/**
 * Scrolling a continuous month ten years ahead, back, ten years into the past, and ahead again: the cost of
 * its frames, and the number of elements.
 */
export async function* scrollingResults(browser: Browser): AsyncGenerator<Result> {
  const { page, close } = await fullWeek(browser, 1_000)
  try {
    await page.keyboard.press('i')
    await page.getByRole('grid', { name: /^Weeks from / }).waitFor()
    await settled(page)
    let elements = 0
    // As in other rows, the first run is for the browser to compile the script.
    for (const direction of [1, -1]) await scrolled(page, direction * 12)
    const frames: number[] = []
    for (const pace of paces)
      for (const direction of [1, -1, -1, 1])
        frames.push(
          ...(await frameScriptsWhile(browser, async () => {
            elements = Math.max(elements, await scrolled(page, direction * pace))
          })),
        )
    const longest = Math.max(...frames)
    yield {
      what: 'continuous month of 1,000 events, ten years on and back: the longest script of a frame',
      unit: 'ms',
      ours: longest,
      peers: {},
      goals: [atMost(17, 'ms', longest)],
      note: `in the whole application, in processor time, ${frames.length} frames of ${paces.join(' or ')} weeks; the 95th percentile is ${shown(quantile(frames, 0.95))} ms`,
    }
    yield {
      what: 'DOM elements of the page meanwhile, at most',
      unit: 'elements',
      ours: elements,
      peers: {},
      goals: [atMost(1500, 'elements', elements)],
    }
  } finally {
    await close()
  }
}

/**
 * Scrolls ten years, frame by frame.
 *
 * @param pace weeks in a frame, negative towards the past
 * @returns the highest number of elements on the page
 */
const scrolled = (page: Page, pace: number) =>
  page.evaluate<number>(`new Promise((resolve) => {
    const grid = document.querySelector('[data-region=grid] [role=grid]')
    const pixels = ${pace} * grid.querySelector('[role=rowgroup] > [role=row]').clientHeight
    let left = Math.ceil(${tenYears} / ${Math.abs(pace)})
    let elements = 0
    const step = () => {
      console.timeStamp('frame')
      if (left % 20 === 0) elements = Math.max(elements, document.getElementsByTagName('*').length)
      if (left-- === 0) return resolve(elements)
      // Once the frame is painted, as a wheel scrolls: within it, the layout of the page would be part of this function.
      scheduler.postTask(() => { grid.scrollTop += pixels }, { priority: 'user-blocking' })
      requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })`)
