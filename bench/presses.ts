import type { Page } from 'playwright'
import { frameEnd } from './frameEnd.ts'
import { pressAt, rested } from './fullWeek.ts'
import { quantile } from './measure.ts'
import { atMost, shown, type Result } from './Result.ts'

/**
 * How long people wait after a click, until its effect is painted: the 95th of a hundred, in wall-clock time.
 */
export function pressed(what: string, times: readonly number[], limit: number): Result {
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

/** Makes a page record its paints for `until`. */
export const watchPaints = (page: Page) => page.evaluate(paintWatch)

/** How long after a click, or after the last key that was pressed, something was painted, on a watched page. */
export async function until(
  page: Page,
  selector: string,
  act: () => Promise<void>,
  event: 'click' | 'keydown' = 'click',
): Promise<number> {
  const painted = page.evaluate(`window.painted(${JSON.stringify(selector)}, '${event}')`)
  // The page listens by now: it evaluates one thing after the other.
  await page.evaluate('0')
  await act()
  return Number(await painted)
}

/** Between two keys: twelve a second, faster than anybody types. */
const pauseMs = 80

/** How long after each key of a text the frame with its effect was painted, on a watched page. */
export async function keysPainted(page: Page, text: string): Promise<readonly number[]> {
  const times: number[] = []
  for (const key of text) {
    await rested(page, pauseMs)
    const painted = page.evaluate('window.keyPainted()')
    await page.evaluate('0')
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    times.push(Number(await painted))
  }
  return times
}

/** Presses a button of the dialog that is open. Roles are asked for in it alone: those of a page leave a megabyte to collect. */
export const press = (page: Page, name: string) =>
  pressAt(page, page.locator('dialog, [role=dialog]').getByRole('button', { name, exact: true }))

/**
 * Adds `painted` to the page, the time from the next click, or from a key, to the end of the frame in which a selector first
 * matches, and `keyPainted`, that from the next key to the end of the frame after it.
 */
const paintWatch = `
  window.keyPainted = () => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No key came')), 20_000)
    addEventListener('keydown', (event) => requestAnimationFrame(() => {
      void ${frameEnd}().then((at) => resolve(at - event.timeStamp))
    }), { capture: true, once: true })
  })
  window.painted = (selector, type) => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('Nothing was painted: ' + selector)), 20_000)
    let pressedAt = null
    const onPress = (event) => { pressedAt = event.timeStamp }
    addEventListener(type, onPress, { capture: true, once: type === 'click' })
    const look = () => {
      if (pressedAt !== null && document.querySelector(selector)) {
        removeEventListener(type, onPress, { capture: true })
        void ${frameEnd}().then((at) => resolve(at - pressedAt))
      } else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })`
