import { writeFileSync } from 'node:fs'
import { dragResults } from './drags.ts'
import { gridResults } from './grids.ts'
import { machine } from './machine.ts'
import { startBrowser } from './measure.ts'
import { readingResult } from './readingResult.ts'
import type { Result } from './Result.ts'
import { seriesResult } from './seriesResult.ts'
import { servePage } from './servePage.ts'
import { sizeResult } from './sizeResult.ts'
import { table, writeTable } from './table.ts'

// Everything in one run. What is known is written at once, so that a run that is stopped has not been for nothing.
const port = Number(process.env['KALENDS_BENCH_PORT'] ?? 27_000)
const server = await servePage(port)
const browser = await startBrowser()
const about = machine(browser.version())
const results: Result[] = []
try {
  for await (const result of everything(`http://127.0.0.1:${port}/bench/page/index.html`)) {
    results.push(result)
    console.log(table([result]))
    writeFileSync('bench/results.json', `${JSON.stringify(results, null, 2)}\n`)
    writeTable('docs/performance.md', about, results)
  }
} finally {
  await browser.close()
  await server.close()
}

async function* everything(url: string): AsyncGenerator<Result> {
  yield* gridResults(browser, url)
  yield* dragResults(browser, url)
  yield await seriesResult()
  yield readingResult()
  yield await sizeResult()
}
