import { expect, test } from 'vitest'
import { fileText as decodedText } from './fileText.ts'

const fileText = (bytes: Uint8Array) =>
  decodedText(bytes, (each, encoding, options) => new TextDecoder(encoding, options).decode(each))

const text = 'BEGIN:VCALENDAR\r\nSUMMARY:Café\r\n'
const latin = (each: string) => Uint8Array.from(each, (character) => character.charCodeAt(0))
const wide = (each: string, isLittle: boolean) =>
  Uint8Array.from(
    Array.from(each).flatMap((character) => {
      const code = character.charCodeAt(0)
      return isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff]
    }),
  )

test.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${text}`)],
  ['Latin-1', latin(text)],
  ['UTF-16, the little end first', wide(`\uFEFF${text}`, true)],
  ['UTF-16, the big end first', wide(`\uFEFF${text}`, false)],
  ['UTF-16 without a byte order mark', wide(text, true)],
  ['UTF-16 without a byte order mark, the big end first', wide(text, false)],
])('a file in %s is read', (_, bytes) => {
  expect(fileText(bytes)).toBe(text)
})

test('the character set that a property declares is used', () => {
  const head = 'BEGIN:VCALENDAR\r\nSUMMARY;CHARSET=windows-1251:'
  const bytes = Uint8Array.from([...latin(head), 0xcf, 0xf0, 0xe8])
  expect(fileText(bytes)).toBe(`${head}При`)
})

test('a character set that does not exist is ignored', () => {
  expect(fileText(latin('SUMMARY;CHARSET=x-none:Café'))).toBe('SUMMARY;CHARSET=x-none:Café')
})

test.each(['\r\n ', '\n ', '\r\t'])(
  'a character that is folded inside is whole, and every line stays where it was (%j)',
  (fold) => {
    const breaks = [...latin(fold)]
    for (const [character, cuts] of [
      ['é', [1]],
      ['語', [1, 2]],
      ['🎉', [1, 2, 3]],
    ] as const)
      for (const cut of cuts) {
        const inside = [...new TextEncoder().encode(character)]
        const bytes = [
          ...latin('SUMMARY:a'),
          ...inside.slice(0, cut),
          ...breaks,
          ...inside.slice(cut),
          ...latin('b'),
        ]
        expect(fileText(Uint8Array.from(bytes))).toBe(`SUMMARY:a${character}${fold}b`)
      }
  },
)

test('a character that a program has cut leaves the others as they are', () => {
  const bytes = [...new TextEncoder().encode('SUMMARY:Größe'), 0xc3, ...latin('\r\nLOCATION:'), 0xc3, 0xbc]
  expect(fileText(Uint8Array.from(bytes))).toBe('SUMMARY:Größe\uFFFD\r\nLOCATION:ü')
})

test('an empty file is an empty text', () => {
  expect(fileText(new Uint8Array())).toBe('')
})
