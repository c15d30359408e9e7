import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#contract/testing/assertProperty.ts'
import { fromPostgresText, toPostgresText } from './postgresText.ts'

const text = fc.string({ unit: fc.constantFrom('\0', '\u0001', '\u0002', '\u0003', 'a', '🗓') })
const inBytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))

test('every text can be decoded again, and is stored without U+0000', () => {
  assertProperty(
    fc.property(text, (given) => {
      const stored = toPostgresText(given)
      expect(stored).not.toContain('\0')
      expect(fromPostgresText(stored)).toBe(given)
    }),
  )
})

test('encoded texts have the same order', () => {
  assertProperty(
    fc.property(text, text, (one, other) => {
      expect(inBytes(toPostgresText(one), toPostgresText(other))).toBe(inBytes(one, other))
    }),
  )
})
