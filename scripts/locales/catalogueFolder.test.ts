import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no sentence stands beside the catalogues, where Lingui looks for none', () => {
  const files = globSync('src/locales/**/*.{ts,tsx}')
  expect(files).not.toEqual([])
  expect(files.filter((path) => readFileSync(path, 'utf8').includes('/macro'))).toEqual([])
})
