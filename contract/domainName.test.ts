import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from './testing/assertProperty.ts'
import { parseDomainName } from './domainName.ts'

test.for([
  ['Example.ORG', 'example.org'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['straße.example', 'xn--strae-oqa.example'],
  ['ΛΟΓΟΣ.example', 'xn--oxapmbu.example'],
  ['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
  ['localhost', 'localhost'],
] as const)('%s is %s', ([text, name]) => {
  expect(parseDomainName(text)).toBe(name)
})

test.for(['', '.', 'a.', '.a', 'a b', 'a_b', 'ａ.example', 'a。b', 'Ꭰ.example', `${'a'.repeat(64)}.example`])(
  '%s is no domain name',
  (text) => {
    expect(parseDomainName(text)).toBeNull()
  },
)

test('a name of letters is what a browser makes of it, where it is one at all', () => {
  const letter = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 })
  assertProperty(
    fc.property(letter, (text) => {
      const name = `a${text}b.example`
      const ours = parseDomainName(name)
      const theirs = URL.parse(`http://${name}`)?.hostname
      expect(ours === null || theirs === undefined || ours === theirs).toBe(true)
    }),
  )
})
