import { browserCommand, ensureBrowser } from './ensureBrowser.ts'
import { type Part, parts } from './parts.ts'
import { nothing, type Tally, total } from './Tally.ts'

// `npm test` runs every stage, `npm test unit hollow` only those.
const asked = process.argv.slice(2)
const chosen = parts.filter(({ name }) => asked.length === 0 || asked.includes(name))
const browser = chosen.some(({ needsBrowser }) => needsBrowser) ? await ensureBrowser() : null
if (browser) process.env['KALENDS_BROWSER'] = browser

// NODE_ENV=production is only for the product: with it, React's development build would not be tested, and the
// embedded provider would not start.
delete process.env['NODE_ENV']

// Logs are read without colours.
if (!process.stdout.isTTY) process.env['NO_COLOR'] = '1'

const tallies: Tally[] = []
const lines: string[] = []
for (const part of chosen) {
  console.log(`\n== ${part.name}`)
  const startMs = performance.now()
  const tally = await tallyOf(part)
  const seconds = Math.round((performance.now() - startMs) / 1000)
  tallies.push(tally)
  lines.push(`${part.name.padEnd(12)}${tally.passed} passed, ${tally.failed} failed (${seconds} s)`)
  lines.push(...tally.notes.map((note) => note.replaceAll(/^/gm, '            ')))
}

const { passed, failed } = total(tallies)
console.log(`\n== summary\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function tallyOf({ needsBrowser, run }: Part): Promise<Tally> {
  if (needsBrowser && !browser)
    return { ...nothing, notes: [`Did not run, for want of a browser: ${browserCommand}`] }
  return run()
}
