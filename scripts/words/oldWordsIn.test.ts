import { expect, test } from 'vitest'
import { oldWordsIn } from './oldWordsIn.ts'

test.for([
  ['src/a.ts', 'const keptSamples = 1', 'keptSamples'],
  ['src/a.ts', 'function f({ told: said }: Record<string, string>) { return said }', 'said'],
  ['src/a.ts', 'const f = ([most = 1, ...kept]: number[]) => [most, kept]', 'most'],
  ['src/a.ts', 'type Deed = { readonly at: number }', 'Deed'],
  ['src/a.ts', 'type A = { readonly wall: number }', 'wall'],
  ['src/landing.ts', 'export {}', 'landing'],
] as const)('%s: %s declares %s', ([file, text, name]) => {
  expect(oldWordsIn(file, text).map((each) => each.name)).toContain(name)
})

test.for([
  ['src/a.ts', "const stored = kept.told // what is said of most walls: 'deed'"],
  ['src/almost.ts', 'const almost = foremostly(installed)'],
  ['src/a.ts', 'const { told } = step'],
] as const)('%s: %s declares none', ([file, text]) => {
  expect(oldWordsIn(file, text)).toEqual([])
})
