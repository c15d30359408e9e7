import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = readFileSync('docs/jobs.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:job|-)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

/** `double click` is two clicks. */
const stepsOf = (here: string) => here.split(', ').length + (here.includes('double') ? 1 : 0)

test('thirty jobs are counted, and none takes more steps here than where it takes the fewest elsewhere', () => {
  expect(rows).toHaveLength(30)
  for (const [job, here = '', ...others] of rows) {
    const fewest = Math.min(...others.filter((cell) => cell !== '–').map(Number))
    expect(stepsOf(here), job).toBeLessThanOrEqual(fewest)
  }
})
