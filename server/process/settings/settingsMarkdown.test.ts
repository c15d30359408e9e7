import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingsMarkdown } from './settingsMarkdown.ts'

test('README.md shows every setting as the code knows it', () => {
  const rowsOf = (text: string) =>
    text
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.replaceAll(/\s+/g, ' ').trim())
  expect(rowsOf(readFileSync('README.md', 'utf8'))).toEqual(
    expect.arrayContaining(rowsOf(settingsMarkdown())),
  )
})
