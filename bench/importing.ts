import type { Browser, Page } from 'playwright'
import { manyEvents } from '#e2e/files/manyEvents.ts'
import { fullWeek, pressAt } from './fullWeek.ts'
import { atMost, shown, type Result } from './Result.ts'
import { tasksWhile } from './tasksWhile.ts'

const count = 5_000

/**
 * How long it takes to import a file of 5,000 events, and the longest time that the page is blocked
 * meanwhile.
 */
export async function* importingResults(browser: Browser): AsyncGenerator<Result> {
  const { page, close } = await fullWeek(browser, 0)
  try {
    let seconds = 0
    await choose(page)
    const tasks = await tasksWhile(browser, async () => {
      const began = performance.now()
      await importAll(page)
      seconds = (performance.now() - began) / 1000
    })
    const longest = Math.max(...tasks.map(({ processor }) => processor))
    yield {
      what: 'importing 5,000 events of one file',
      unit: 's',
      ours: seconds,
      peers: {},
      goals: [atMost(20, 's', seconds)],
      note: `in the whole application with its service and SQLite on disk, by the clock on the wall, from the press to the last answer; the longest task of the page meanwhile took ${shown(longest)} ms of the processor`,
    }
  } finally {
    await close()
  }
}

async function choose(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import events' })
  await dialog.getByLabel('File').setInputFiles({
    name: 'many.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(manyEvents(count)),
  })
  await dialog.getByRole('combobox', { name: 'Into calendar' }).selectOption({ label: 'Full' })
  await dialog.getByRole('region', { name: 'Preview' }).waitFor()
}

async function importAll(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Import events' })
  await pressAt(page, dialog.getByRole('button', { name: 'Import', exact: true }))
  await dialog.getByRole('status').getByText('imported').waitFor({ timeout: 300_000 })
}
