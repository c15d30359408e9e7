import { expect, test } from 'vitest'
import { domainOf, parseEmailAddress } from './emailAddress.ts'

test('an address is compared by its ASCII letters in lower case', () => {
  expect(parseEmailAddress('ALICE@Kalends.Example')).toBe('alice@kalends.example')
  expect(parseEmailAddress('al.ice+work@kalends.example')).toBe('al.ice+work@kalends.example')
})

test('a letter that looks like another is not made that other', () => {
  expect(parseEmailAddress('\u212Aate@kalends.example')).toBeNull()
  expect(parseEmailAddress('ａｌｉｃｅ@kalends.example')).toBeNull()
  expect(parseEmailAddress('alice@\u212Aalends.example')).toBeNull()
  expect(parseEmailAddress('ÉVA@kalends.example')).toBe('Éva@kalends.example')
  expect(parseEmailAddress('İ@kalends.example')).toBe('İ@kalends.example')
})

test('a domain of another script has one spelling', () => {
  const ascii = 'ada@xn--mnchen-3ya.example'
  expect(parseEmailAddress('ada@münchen.example')).toBe(ascii)
  expect(parseEmailAddress('ada@MÜNCHEN.example')).toBe(ascii)
  expect(parseEmailAddress('ada@XN--MNCHEN-3YA.example')).toBe(ascii)
  expect(domainOf(ascii)).toBe('xn--mnchen-3ya.example')
})

test.for([
  ['no @', 'kalends.example'],
  ['two @', 'alice@kalends.example@elsewhere.example'],
  ['a quoted @', '"alice@elsewhere.example"@kalends.example'],
  ['nobody', '@kalends.example'],
  ['no domain', 'alice@'],
  ['a control character', 'ali\u0000ce@kalends.example'],
  ['a line break', 'alice@kalends.example\n'],
  ['a format character', 'ali\u200Dce@kalends.example'],
  ['a format character in the domain', 'alice@kal\u00ADends.example'],
  ['half of a character', 'ali\uD800ce@kalends.example'],
  ['a blank', 'al ice@kalends.example'],
  ['a list', 'alice@kalends.example,bob@kalends.example'],
  ['a name around it', '<alice@kalends.example>'],
  ['an address of a machine', 'alice@[127.0.0.1]'],
  ['an empty label', 'alice@kalends..example'],
  ['a hyphen at the edge of a label', 'alice@-kalends.example'],
] as const)('%s is no address', ([, text]) => {
  expect(parseEmailAddress(text)).toBeNull()
})

test('an address has at most 254 characters', () => {
  const local = 'a'.repeat(254 - '@kalends.example'.length)
  expect(parseEmailAddress(`${local}@kalends.example`)).toHaveLength(254)
  expect(parseEmailAddress(`${local}a@kalends.example`)).toBeNull()
  expect(parseEmailAddress(`${'a'.repeat(235)}@${'ü'.repeat(18)}`)).toBeNull()
})
