import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { shown, type Result } from './Result.ts'

const begins = '<!-- bench: begins -->'
const ends = '<!-- bench: ends -->'

/** Writes the figures of a run between the two marks of a page, formatted like the rest. */
export function writeTable(file: string, about: string, results: readonly Result[]): void {
  const page = readFileSync(file, 'utf8')
  const [before, after] = [page.split(begins)[0], page.split(ends)[1]]
  if (before === page || after === undefined) throw new Error(`${file} does not say where the table goes`)
  writeFileSync(file, `${before}${begins}\n\n${about}\n\n${table(results)}\n\n${ends}${after}`)
  execFileSync('node_modules/.bin/oxfmt', [file])
}

/** The figures as a table, with the notes below it. */
export function table(results: readonly Result[]): string {
  const rows = results.map(({ what, unit, ours, floor, peers, goals }) =>
    row([
      what,
      `${shown(ours)} ${unit}`,
      floor === undefined ? '' : `${shown(floor)} ${unit}`,
      Object.entries(peers)
        .map(([name, figure]) => `${name} ${shown(figure)} ${unit}`)
        .join('<br>'),
      goals.map(({ says, isMet }) => `${isMet ? 'yes' : '**no**'}, ${says}`).join('<br>'),
    ]),
  )
  const notes = results.flatMap(({ what, note }) => (note ? [`- ${what}: ${note}.`] : []))
  const head = [row(['what', 'ours', 'floor', 'others', 'goals']), row(Array(5).fill('---'))]
  return [...head, ...rows, '', ...notes].join('\n')
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
