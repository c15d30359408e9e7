import { expect, test } from 'vitest'
import { placedWrong } from './placedWrong.ts'

test('a heavy package is allowed in a script that loads later', () => {
  const build = {
    contents: { 'index.js': ['react'], 'import.js': ['react-aria'] },
    eager: ['index.js'],
    files: [],
  }
  expect(placedWrong(build)).toEqual([])
})

test('a heavy package before the first screen is reported with its script', () => {
  const build = { contents: { 'index.js': ['react-aria'] }, eager: ['index.js'], files: [] }
  expect(placedWrong(build)).toEqual([
    'react-aria loads before the first screen, in index.js: import it where it is needed, with import().',
  ])
})

test('mocks are reported in every script', () => {
  const build = { contents: { 'stage.js': ['#mocks', 'msw'] }, eager: [], files: ['mockServiceWorker.js'] }
  expect(placedWrong(build)).toEqual([
    'msw ships in dist/stage.js.',
    '#mocks ships in dist/stage.js.',
    'dist/mockServiceWorker.js belongs to mock builds.',
  ])
})
