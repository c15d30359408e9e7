import { expect, test } from 'vitest'
import { circles } from './circles.ts'
import { importsOf } from './importsOf.ts'

const found = (files: Readonly<Record<string, string>>, hasFloors: readonly string[] = []) =>
  circles(
    Object.entries(files).flatMap(([file, specifier]) => importsOf(file, `import { x } from '${specifier}'`)),
    hasFloors,
  )

test('two folders that import each other form a circle', () => {
  expect(
    found({ 'server/store/sql/a.ts': '../sqlite/b.ts', 'server/store/sqlite/c.ts': '../sql/d.ts' }),
  ).toEqual([
    'In server/store, sql and sqlite import each other: server/store/sql/a.ts:1 imports ../sqlite/b.ts. ' +
      'server/store/sqlite/c.ts:1 imports ../sql/d.ts.',
  ])
})

test('a file and a folder that import each other form a circle', () => {
  expect(
    found({ 'src/app/App.tsx': './start/Error.tsx', 'src/app/start/start.tsx': '../App.tsx' }),
  ).toHaveLength(1)
})

test('a circle of three is reported in one sentence', () => {
  expect(found({ 'src/a/x.ts': '../b/x.ts', 'src/b/y.ts': '../c/x.ts', 'src/c/z.ts': '../a/z.ts' })).toEqual([
    expect.stringContaining('In src, a and b and c import each other'),
  ])
})

test('imports in one direction, and those of tests, form no circle', () => {
  expect(
    found({
      'src/a/x.ts': '../b/x.ts',
      'src/b/x.test.ts': '../a/x.ts',
      'src/b/testing/y.ts': '../../a/x.ts',
    }),
  ).toEqual([])
})

test('a folder with floors is checked by these', () => {
  expect(found({ 'server/a/x.ts': '../b/x.ts', 'server/b/x.ts': '../a/x.ts' }, ['server'])).toEqual([])
})
