import type { Browser, Page } from 'playwright'
import { viewsOf } from '#e2e/agenda/viewsOf.ts'
import { frameEnd } from './frameEnd.ts'
import { fullStore } from './fullStore.ts'
import { pressAt, settled } from './fullWeek.ts'
import { generate } from './page/generate.ts'
import { pressed, watchPaints } from './presses.ts'
import type { Result } from './Result.ts'

const steps = 40

/** What a person waits for who steps on or back, in each view of a calendar that has so many events in each of two months. */
export async function* steppingResults(browser: Browser): AsyncGenerator<Result> {
  for (const count of [1_000, 5_000]) {
    const app = await fullStore(browser, [
      ...generate(count, '2027-03-01', 31),
      ...generate(count, '2027-04-01', 30),
    ])
    try {
      const page = await app.open('/calendar/week/2027-03-15')
      await settled(page)
      // So many days side by side are drawn as a week is.
      const views = (await viewsOf(page)).filter(({ name }) => !/^\d-days$/.test(name))
      await watchPaints(page)
      await page.evaluate(stepWatch)
      for (const { title, key } of views) {
        const times = await timesOf(page, key)
        const where = `${count.toLocaleString('en')} events in each of two months`
        yield pressed(`${title.toLowerCase()}, next and previous, ${where}, 95th percentile`, times, 33)
      }
    } finally {
      await app.close()
    }
  }
}

async function timesOf(page: Page, key: string): Promise<readonly number[]> {
  await page.keyboard.press(key)
  await settled(page)
  const times: number[] = []
  for (let step = -4; step < steps; step++) {
    await drawnAhead(page)
    const button = page.getByRole('button', { name: step % 2 === 0 ? 'Next' : 'Previous', exact: true })
    const painted = page.evaluate('window.stepPainted()')
    await pressAt(page, button.last())
    const time = Number(await painted)
    // The first ones are for the browser to get to know the script.
    if (step >= 0) times.push(time)
    await settled(page)
  }
  return times
}

/**
 * What a step leads to is drawn before it, half a second after the last one, in views that can be swiped. Where that is
 * not read yet, as beside a year, there is nothing to wait for.
 */
async function drawnAhead(page: Page): Promise<void> {
  if ((await page.locator('[data-swiped]').count()) === 0) return
  const ahead = page.locator('[data-ahead="laid-out"]').nth(1)
  await ahead.waitFor({ state: 'attached', timeout: 2000 }).catch(() => null)
}

/** Gives the page `stepPainted`: the time from the next press to the end of the frame that shows another period. */
const stepWatch = `
  window.stepPainted = () => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No step was painted.')), 20_000)
    const period = () => {
      const region = document.querySelector('[data-region=grid]')
      const named = region.querySelector('[role=grid]:not([data-ahead] *), section[aria-label]:not([data-ahead] *)')
      return document.querySelector('main h1').textContent + (named && named.getAttribute('aria-label'))
    }
    const before = period()
    let pressedAt = null
    addEventListener('click', (event) => { pressedAt = event.timeStamp }, { capture: true, once: true })
    const look = () => {
      if (pressedAt !== null && period() !== before) {
        void ${frameEnd}().then((at) => resolve(at - pressedAt))
      } else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })`
