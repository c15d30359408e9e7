import { expect, test } from 'vitest'
import { readBoth } from './readBoth.ts'

const file = (method: string, ...lines: readonly string[]) =>
  [
    'BEGIN:VCALENDAR',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    'UID:u1',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')

test.each(['CANCEL', 'REPLY'])('a %s may name its event without a time (RFC 5546 3.2)', (method) => {
  const { strict, message } = readBoth(file(method, 'SUMMARY:Tasting'))
  expect(message.objects).toMatchObject([{ uid: 'u1' }])
  expect(message.method).toBe(method)
  // As a file it cannot be imported.
  expect(strict.objects).toEqual([])
})

test('nothing else is read without a time', () => {
  for (const method of ['REQUEST', 'COUNTER', 'PUBLISH'])
    expect(readBoth(file(method, 'SUMMARY:Tasting')).message.objects).toEqual([])
})

test('a file with nothing to guess is read once', () => {
  const { strict, guessed, message } = readBoth(file('CANCEL', 'DTSTART:20270316T100000Z'))
  expect(guessed).toBe(strict)
  expect(message).toBe(strict)
})
