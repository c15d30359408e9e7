import { writeFileSync } from 'node:fs'
import { dragResults } from './drags.ts'
import {
  crowdedMonthResults,
  crowdedWeekResults,
  monthResults,
  mountResults,
  twoYearsResults,
  weekResults,
} from './grids.ts'
import { importingResults } from './importing.ts'
import { machine } from './machine.ts'
import { startBrowser } from './measure.ts'
import { longTaskResults } from './longTask.ts'
import { openingResults } from './opening.ts'
import { readingResults } from './readingResult.ts'
import type { Result } from './Result.ts'
import { scrollingResults } from './scrolling.ts'
import { searchingResults } from './searching.ts'
import { savingResults } from './saving.ts'
import { seriesResults } from './seriesResult.ts'
import { servePage } from './servePage.ts'
import { sizeResults } from './sizeResult.ts'
import { startingResults } from './starting.ts'
import { steppingResults } from './stepping.ts'
import { table, writeTable } from './table.ts'
import { typingResults } from './typing.ts'
import { undoingResults } from './undoing.ts'

// Runs everything, or only the named parts. Results are written at once, so that an interrupted run is not
// lost.
const parts = {
  month: monthResults,
  week: weekResults,
  mount: mountResults,
  crowdedMonth: crowdedMonthResults,
  twoYears: twoYearsResults,
  crowdedWeek: crowdedWeekResults,
  drag: dragResults,
  starting: startingResults,
  opening: openingResults,
  saving: savingResults,
  undoing: undoingResults,
  longTask: longTaskResults,
  scrolling: scrollingResults,
  importing: importingResults,
  series: seriesResults,
  reading: readingResults,
  searching: searchingResults,
  typing: typingResults,
  stepping: steppingResults,
  size: sizeResults,
}
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`)

const port = Number(process.env['KALENDS_BENCH_PORT'] ?? 27_000)
const server = await servePage(port)
const browser = await startBrowser()
const about = machine(browser.version())
const results: Result[] = []
try {
  for await (const result of measured(`http://127.0.0.1:${port}/bench/page/index.html`)) {
    results.push(result)
    console.log(table([result]))
    if (asked.length > 0) continue
    writeFileSync('bench/results.json', `${JSON.stringify(results, null, 2)}\n`)
    writeTable('docs/performance.md', about, results)
  }
} finally {
  await browser.close()
  await server.close()
}

async function* measured(url: string): AsyncGenerator<Result> {
  for (const [name, part] of Object.entries(parts))
    if (asked.length === 0 || asked.includes(name)) yield* part(browser, url)
}
