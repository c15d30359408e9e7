import type { Browser, Page } from 'playwright'
import { fullWeek } from './fullWeek.ts'
import { press, pressed, until, watchPaints } from './presses.ts'
import { requestsEnded } from './requests.ts'
import type { Result } from './Result.ts'

const savings = 40

/**
 * How long a person waits after Save, in weeks of fifty and of a thousand events, with a service that takes
 * two seconds.
 */
export async function* savingResults(browser: Browser): AsyncGenerator<Result> {
  for (const count of [50, 1_000]) {
    const { page, close } = await fullWeek(browser, count)
    try {
      const what = `saving to the visible chip among ${count.toLocaleString('en')} events, the service two seconds away`
      yield pressed(`${what}, 95th percentile`, await timesOf(page), 33)
    } finally {
      await close()
    }
  }
}

async function timesOf(page: Page): Promise<readonly number[]> {
  await watchPaints(page)
  // Delays answers, so that the event is on the screen before them.
  await page.route('**/*.ics', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await route.continue().catch(() => undefined)
  })
  const times: number[] = []
  for (let time = 0; time < savings; time++) {
    await page.getByRole('button', { name: 'New event' }).click()
    const title = `Saved ${time}`
    await page.getByRole('textbox', { name: 'Title' }).fill(title)
    await place(page, time)
    times.push(await until(page, `[data-event][aria-label^="${title},"]`, () => press(page, 'Save')))
    // A person takes longer than the service for their next event: no answer comes in between.
    await requestsEnded(page)
  }
  return times
}

/** Sets a time without other events: among too many, the chip would be counted and not drawn. */
async function place(page: Page, index: number): Promise<void> {
  const date = Temporal.PlainDate.from('2027-03-15').add({ days: index % 7 })
  // Half an hour each, from 20:00 on: the end that is proposed is on the same day, and stays in its field.
  const starts = Temporal.PlainTime.from('20:00').add({ minutes: 30 * Math.floor(index / 7) })
  for (const [name, time] of [
    ['Starts', starts],
    ['Ends', starts.add({ minutes: 25 })],
  ] as const) {
    const fields = page.getByRole('dialog').getByRole('group', { name })
    await fields.getByRole('textbox', { name: 'Date' }).fill(date.toString())
    await fields.getByRole('combobox', { name: 'Time' }).fill(time.toString({ smallestUnit: 'minute' }))
  }
}
