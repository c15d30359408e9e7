import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('there is no sentence beside the catalogues, where Lingui does not look', () => {
  const files = globSync('src/locales/**/*.{ts,tsx}')
  expect(files).not.toEqual([])
  expect(files.filter((path) => readFileSync(path, 'utf8').includes('/macro'))).toEqual([])
})
