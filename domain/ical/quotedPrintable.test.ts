import { expect, test } from 'vitest'
import { contentLines } from './contentLines.ts'

const textsIn = (...lines: readonly string[]) => contentLines(lines.join('\r\n')).map(({ text }) => text)

test('what vCalendar 1.0 writes as quoted-printable is read as it was typed', () => {
  expect(textsIn('SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Z=C3=BCrich, 50%')).toEqual([
    'SUMMARY:Zürich, 50%',
  ])
  expect(textsIn('SUMMARY;LANGUAGE=de;QUOTED-PRINTABLE:Z=FCrich')).toEqual(['SUMMARY;LANGUAGE=de:Zürich'])
  expect(textsIn('DESCRIPTION;encoding=quoted-printable:One=0D=0Atwo')).toEqual(['DESCRIPTION:One\\ntwo'])
})

test('a line that goes on after an equals sign is one, whatever it begins with', () => {
  expect(
    textsIn(
      'DESCRIPTION;ENCODING=QUOTED-PRINTABLE:One=0D=0A=',
      'Note: two =',
      'three',
      'LOCATION:Here=',
      'CLASS:PUBLIC',
    ),
  ).toEqual(['DESCRIPTION:One\\nNote: two three', 'LOCATION:Here=', 'CLASS:PUBLIC'])
})

test('many lines that go on take no longer than others', () => {
  const [line] = textsIn('DESCRIPTION;ENCODING=QUOTED-PRINTABLE:=', 'a=\r\n'.repeat(200_000))
  expect(line).toBe(`DESCRIPTION:${'a'.repeat(200_000)}`)
})
