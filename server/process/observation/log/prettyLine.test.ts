import { expect, test } from 'vitest'
import { pinoLog } from './pinoLog.ts'
import { prettyLine } from './prettyLine.ts'

/** A line of the log at a fixed time. */
function written(msg: string, facts = {}) {
  const lines: string[] = []
  pinoLog('debug', { write: (line) => void lines.push(line) })(msg, facts)
  return (lines[0] ?? '').replace(/"time":"[^"]*"/, '"time":"2027-03-10T09:00:00.000Z"')
}

test('a line for people has time, level, event and facts', () => {
  expect(prettyLine(written('overloaded', { refused: 12 }), false)).toBe(
    '09:00:00 warn  overloaded refused=12\n',
  )
})

test('warnings and errors have a colour, if colours are wanted', () => {
  expect(prettyLine(written('server-error'), true)).toBe('09:00:00 \u001B[31merror\u001B[0m server-error\n')
  expect(prettyLine(written('stopping'), true)).toBe('09:00:00 info  stopping\n')
})

test('a line that is not from the log stays as it is', () => {
  expect(prettyLine('Segmentation fault\n', true)).toBe('Segmentation fault\n')
})
