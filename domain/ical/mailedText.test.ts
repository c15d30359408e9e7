import { expect, test } from 'vitest'
import type { Decode } from './fileText.ts'
import { mailedText } from './mailedText.ts'
import { withPartsUnread } from './withPartsUnread.ts'

const decode: Decode = (bytes, encoding, options) => new TextDecoder(encoding, options).decode(bytes)
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf8 = (text: string) => new TextEncoder().encode(text)

test.each([
  ['UTF-8, by its name', 'utf-8', utf8('Müller'), 'Müller'],
  ['UTF-8 under the name of Latin-1', 'iso-8859-1', utf8('Müller €'), 'Müller €'],
  ['Latin-1, by its name', 'iso-8859-1', latin1('M\xfcller'), 'Müller'],
  ['Latin-1 under the name of UTF-8', 'utf-8', latin1('M\xfcller'), 'Müller'],
  ['ISO-8859-15', 'iso-8859-15', latin1('5 \xa4'), '5 €'],
  ['GB18030', 'gb18030', latin1('\xc4\xe3\xba\xc3'), '你好'],
  ['Shift_JIS', 'shift_jis', latin1('\x83e\x83X\x83g'), 'テスト'],
  ['nothing but ASCII', 'utf-8', latin1('Miller\r\n'), 'Miller\r\n'],
])('%s', (_, encoding, bytes, text) => {
  expect(mailedText(decode(bytes, encoding, { fatal: false }), bytes, decode)).toBe(text)
})

test.each([
  ['Content-Type: text/calendar; method=REPLY', 'Content-Type: text/x-calend; method=REPLY'],
  ['content-type:\r\n\tTEXT/Calendar', 'content-type:\r\n\ttext/x-calend'],
  ['Content-Type: text/plain\r\n\r\ntext/calendar', null],
  ['X: text/calendar', null],
  ['text/calendar', null],
])('of a mail with %s', (mail, changed) => {
  expect(new TextDecoder().decode(withPartsUnread(utf8(mail)))).toBe(changed ?? mail)
})
