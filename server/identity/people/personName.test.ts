import { expect, test } from 'vitest'
import { personName } from './personName.ts'

test.for([
  ['  Ada ', 'Ada'],
  ['Zoë Ñandú', 'Zoë Ñandú'],
  ['渡邉\u{e0101}', '渡邉\u{e0101}'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  // What would turn the letters around, or hide between them.
  ['\u202ecod.exe\u202c', 'cod.exe'],
  ['\u2067Ada\u2069\u200b\u00ad', 'Ada'],
  // A name is one line.
  ['Ada\u0000\r\nBcc: eve@example.org', 'Ada Bcc: eve@example.org'],
  ['\ud800Ada', 'Ada'],
  ['\u200b\u2060', ''],
  ['\u3164', ''],
  ['\u200d', ''],
  ['\u0301', ''],
  ['', ''],
] as const)('a name is one line of what can be seen: %j', ([text, expected]) => {
  expect(personName(text)).toBe(expected)
})

test('a name is cut off between two characters', () => {
  expect(personName('😀'.repeat(10_000))).toBe('😀'.repeat(200))
})
