import { expect, test } from 'vitest'
import { functionsIn } from './functionsIn.ts'

const lengthsOf = (text: string) =>
  functionsIn('domain/a.ts', text).map(({ name, line, lines, own }) => [name, line, lines, own])

test('the length of a function includes its callbacks', () => {
  expect(
    lengthsOf('\nfunction sumOf(all) {\n  return all.map((each) => {\n    return each\n  })\n}'),
  ).toEqual([['sumOf', 2, 5, 5]])
})

test('a named function inside another is counted on its own', () => {
  const store = [
    'export function store() {',
    '  const rows = []',
    '  const add = (row) => {',
    '    rows.push(row)',
    '  }',
    '  return {',
    '    add,',
    '    size() {',
    '      return rows.length',
    '    },',
    '  }',
    '}',
  ]
  expect(lengthsOf(store.join('\n'))).toEqual([
    ['add', 3, 3, 3],
    ['size', 8, 3, 3],
    ['store', 1, 12, 6],
  ])
})

test('methods of classes and wrapped components have names too', () => {
  expect(lengthsOf('class A {\n  b() {\n    return 1\n  }\n}')).toEqual([['b', 2, 3, 3]])
  expect(lengthsOf('const Grid = memo(function Grid() {\n  return null\n})')).toEqual([['Grid', 1, 3, 3]])
})
