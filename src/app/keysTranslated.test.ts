import { expect, test } from 'vitest'
import { signOf } from '../ui/KeyList.tsx'
import { loadCatalogue } from '../locales/loadCatalogue.ts'

const keys = ['Ctrl', 'Shift', 'Enter', 'Delete', 'PageDown', 'Escape', 'k']

test.for([
  ['en', 'Ctrl Shift Enter Delete PgDn Esc k'],
  ['de', 'Strg Umschalt Eingabe Entf Bild↓ Esc k'],
  ['fr', 'Ctrl Maj Entrée Suppr Pg suiv Esc k'],
  ['es', 'Ctrl Mayús Intro Supr AvPág Esc k'],
] as const)('what stands on keys in %s', async ([language, signs]) => {
  const speak = await loadCatalogue(language)
  speak()
  expect(keys.map(signOf).join(' ')).toBe(signs)
})
