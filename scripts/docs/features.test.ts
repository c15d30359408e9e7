import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { entriesOf } from '../locales/entriesOf.ts'

const rows = readFileSync('docs/features.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:what|-)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

const quoted = (text: string) =>
  [...text.matchAll(/`(?<name>[^`]+)`/g)].map(({ groups }) => groups?.['name'] ?? '')

test('every line of docs/features.md says what there is, how it is reached, and what shows it', () => {
  expect(rows.length).toBeGreaterThan(70)
  for (const row of rows) {
    expect(row, row[0]).toHaveLength(3)
    expect(
      row.every((cell) => cell !== ''),
      row[0],
    ).toBe(true)
  }
})

test('every test and story that docs/features.md names exists', () => {
  const names = new Set(
    globSync('{bench,contract,domain,e2e,mocks,scripts,server,src}/**/*.{test,spec}.{ts,tsx}').map((path) =>
      path
        .replace(/^.*\//, '')
        .replace(/\.tsx?$/, '')
        .replace(/\.spec$/, ''),
    ),
  )
  const named = rows.flatMap(([, , shownBy = '']) => quoted(shownBy))
  expect(named.filter((name) => !names.has(name))).toEqual([])
})

test('every name on the screen by which docs/features.md reaches something is a sentence of the application', () => {
  const sentences = new Set(entriesOf(readFileSync('src/locales/en.po', 'utf8')).map(({ id }) => id))
  const named = rows
    // Commands, addresses and keys; the keys are looked up below.
    .flatMap(([, how = '']) => quoted(how.replaceAll(/keys? (?:`[^`]+`(?:, | to | and then )?)+/g, '')))
    .filter((name) => !/^(?:npm |\/)/.test(name))
  expect(named.filter((name) => !sentences.has(name))).toEqual([])
})

test('every key that docs/features.md names is one of an action', () => {
  const tables = globSync('src/{app/actions/*Actions,features/calendar/{actions,views/*}/*}.ts')
  const keys = new Set(tables.flatMap((path) => keysIn(readFileSync(path, 'utf8'))))
  // A view of so many days has their number as its key.
  for (const count of [2, 3, 4, 5, 6, 7, 8, 9]) keys.add(String(count))
  const lists = rows.flatMap(([, how = '']) => how.match(/keys? (?:`[^`]+`(?:, | to | and then )?)+/g) ?? [])
  // `>` begins a search for actions.
  const named = lists.flatMap(quoted).filter((key) => key !== '>')
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((key) => !keys.has(key) && !keys.has(inTable(key)))).toEqual([])
})

/** `keys: 'Ctrl+z z'` of an action, `chipEdit: 'e'` of one whose keys are apart, `keys: ['d', '1']` of a view. */
const keysIn = (source: string) =>
  [...source.matchAll(/(?:keys|chip\w+): (?:[^'[\n]*\? )?(?:'(?<row>[^']*)'|\[(?<list>[^\]]*)\])/g)].flatMap(
    ({ groups }) => (groups?.['row'] ?? groups?.['list']?.replaceAll(/[',]/g, '') ?? '').split(' '),
  )

/** `Ctrl Shift Z` is `Ctrl+Shift+z` in the table. */
const inTable = (key: string) => key.replaceAll(' ', '+').replace(/\+[A-Z]$/, (last) => last.toLowerCase())
