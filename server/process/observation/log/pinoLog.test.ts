import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pinoLog } from './pinoLog.ts'

const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|testing/.test(name))
  .map((name) => readFileSync(join('server', name), 'utf8'))
const events = new Set(
  sources.flatMap((text) => [...text.matchAll(/\blog\('([a-z-]+)'/g)].map(([, msg = '']) => msg)),
)

/** The rows of the table of events in docs/operate.md, each with the levels of its events in their order. */
const rows = readFileSync('docs/operate.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

function documentedLevel(msg: string): string | undefined {
  for (const [, names = '', levels = ''] of rows) {
    const at = names.split('; ').findIndex((group) => group.includes(`\`${msg}\``))
    if (at >= 0) return levels.split('; ')[at] ?? levels
  }
  return undefined
}

function writtenLevel(msg: string): unknown {
  const lines: string[] = []
  pinoLog('debug', { write: (line) => void lines.push(line) })(msg)
  return JSON.parse(lines[0] ?? '{}').level
}

test('docs/operate.md has every event of the log, with its level', () => {
  expect(events.size).toBeGreaterThan(40)
  const written = Object.fromEntries([...events].map((msg) => [msg, writtenLevel(msg)]))
  expect(Object.fromEntries([...events].map((msg) => [msg, documentedLevel(msg)]))).toEqual(written)
})
