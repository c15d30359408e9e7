import type { Browser, Page } from 'playwright'
import { fullWeek } from './fullWeek.ts'
import { pressed, until, watchPaints } from './presses.ts'
import type { Result } from './Result.ts'

const times = 50
const title = 'Taken back'

/** How long a person waits after Ctrl Z, until the event is where it was, in a week of a thousand events. */
export async function* undoingResults(browser: Browser): AsyncGenerator<Result> {
  const { page, close } = await fullWeek(browser, 1_000)
  try {
    const what = 'Ctrl Z to the chip where it was among 1,000 events, 95th percentile'
    yield pressed(what, await timesOf(page), 33)
  } finally {
    await close()
  }
}

/** An event that was moved is put back, moved again, and so on: undone and redone in turns. */
async function timesOf(page: Page): Promise<readonly number[]> {
  await watchPaints(page)
  await created(page)
  await movedByKeys(page)
  const took: number[] = []
  for (let time = 0; time < times; time++) {
    took.push(await until(page, chipAt('20:00'), () => page.keyboard.press('Control+z'), 'keydown'))
    await until(page, chipAt('21:00'), () => page.keyboard.press('Control+Shift+z'), 'keydown')
  }
  return took
}

const chipAt = (start: string) => `[data-event][aria-label^="${title}, Tuesday 16 March, ${start} "]`

async function created(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New event' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
  for (const [name, time] of [
    ['Starts', '20:00'],
    ['Ends', '20:45'],
  ] as const) {
    const fields = dialog.getByRole('group', { name })
    await fields.getByRole('textbox', { name: 'Date' }).fill('2027-03-16')
    await fields.getByRole('combobox', { name: 'Time' }).fill(time)
  }
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await page.locator(chipAt('20:00')).waitFor()
}

async function movedByKeys(page: Page): Promise<void> {
  await page.locator(chipAt('20:00')).focus()
  await page.keyboard.press('Space')
  for (let quarter = 0; quarter < 4; quarter++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.locator(chipAt('21:00')).waitFor()
}
