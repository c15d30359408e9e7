import type { Browser } from 'playwright'
import { fullWeek, pressAt, settled } from './fullWeek.ts'
import { atMost, shown, type Result } from './Result.ts'
import { tasksWhile } from './tasksWhile.ts'

/** The longest time that the page is blocked while it steps between two weeks of five thousand events. */
export async function* longTaskResults(browser: Browser): AsyncGenerator<Result> {
  const { page, close } = await fullWeek(browser, 5_000)
  try {
    const tasks = await tasksWhile(browser, async () => {
      for (let time = 0; time < 8; time++) {
        await pressAt(page, page.getByRole('button', { name: time % 2 === 0 ? 'Next' : 'Previous' }))
        await settled(page)
      }
    })
    const longest = Math.max(...tasks.map(({ processor }) => processor))
    const byClock = Math.max(...tasks.map(({ clock }) => clock))
    yield {
      what: 'week, next and previous, 5,000 events in each: the longest task',
      unit: 'ms',
      ours: longest,
      peers: {},
      goals: [atMost(100, 'ms', longest)],
      note: `in the whole application, in processor time; by the clock, other programs included, ${shown(byClock)} ms; tasks over 50 ms of processor time in eight steps: ${tasks.filter(({ processor }) => processor > 50).length}`,
    }
  } finally {
    await close()
  }
}
