import type { Browser, Page } from 'playwright'
import { fullWeek, pressPoint } from './fullWeek.ts'
import type { Point } from './measure.ts'
import { keysPainted, press, pressed, until, watchPaints } from './presses.ts'
import type { Result } from './Result.ts'

const openings = 40

/** How long it takes to open an event and its editor, in a week of a thousand events. */
export async function* openingResults(browser: Browser): AsyncGenerator<Result> {
  const { page, close } = await fullWeek(browser, 1_000)
  try {
    await watchPaints(page)
    const details: number[] = []
    const editors: number[] = []
    const cards: number[] = []
    const keys = { card: [] as number[], editor: [] as number[] }
    for (let time = 0; time < openings; time++) {
      details.push(await until(page, '[role=dialog]', () => pressChip(page, time * 7)))
      editors.push(await until(page, '[role=dialog] input[type=text]', () => press(page, 'Edit')))
      if (time % 4 === 0) keys.editor.push(...(await keysPainted(page, 'lunch at rosa')))
      await press(page, 'Cancel')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      cards.push(await until(page, '[data-event=draft][data-open]', () => pressFreePlace(page)))
      if (time % 4 === 0) {
        keys.card.push(...(await keysPainted(page, 'lunch at rosa')))
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.press('Delete')
      }
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    yield pressed('opening an event among 1,000, 95th percentile', details, 33)
    yield pressed('opening the card of a new event among 1,000, 95th percentile', cards, 33)
    yield pressed('opening the editor among 1,000 events, 95th percentile', editors, 33)
    yield pressed('a key in the card of a new event among 1,000, 95th percentile', keys.card, 33)
    yield pressed('a key in the editor among 1,000 events, 95th percentile', keys.editor, 33)
  } finally {
    await close()
  }
}

async function pressChip(page: Page, index: number): Promise<void> {
  const chips = page.locator('[data-hours] [data-event]:not([data-ahead] *)')
  const chip = chips.nth(index % (await chips.count()))
  await chip.scrollIntoViewIfNeeded()
  const box = await chip.boundingBox()
  if (!box) throw new Error('There is no chip to press.')
  await pressPoint(page, { x: box.x + 8, y: box.y + 6 })
}

/** Late in the last evening of the week, below what is planned. */
async function pressFreePlace(page: Page): Promise<void> {
  await pressPoint(page, await page.evaluate<Point>(freePlace))
}

/** A point of the hours that are seen where no event is. */
const freePlace = `(() => {
  const grid = document.querySelector('[role=grid]:has([data-hours]):not([data-ahead] *)').getBoundingClientRect()
  for (const cell of document.querySelectorAll('[data-cell] [data-hours]:not([data-ahead] *)')) {
    const { left, right } = cell.getBoundingClientRect()
    for (let y = grid.bottom - 8; y > grid.top + 120; y -= 6) {
      const found = document.elementFromPoint(right - 4, y)
      if (found && cell.contains(found) && !found.closest('[data-event], [data-strip]')) return { x: right - 4, y }
    }
  }
  throw new Error('No place is free')
})()`
