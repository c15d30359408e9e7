import { expect, test } from 'vitest'
import { afterTyping, type FirstFormat } from './FirstFormat.ts'

const bold = (from: number, to: number): FirstFormat => ({
  format: 'bold',
  from,
  to,
  isOpen: from === to,
  caret: null,
})

test('what is typed where a format begins has it, until it is ended', () => {
  const typed = afterTyping(bold(6, 6), ['Hello ', 'Hello b'], 7)
  expect(typed).toEqual({ ...bold(6, 7), isOpen: true, caret: 7 })
  const ended = { ...typed, isOpen: false }
  expect(afterTyping(ended, ['Hello b', 'Hello b!'], 8)).toEqual({ ...ended, caret: 8 })
  expect(afterTyping(typed, ['Hello b', 'Hello '], 6)).toEqual({ ...bold(6, 6), caret: 6 })
})

test('a format stays with its characters when something before, in or behind them changes', () => {
  const two = bold(6, 9)
  const edges = (before: string, after: string) => {
    const { from, to } = afterTyping(two, [before, after], 0)
    return after.slice(from, to)
  }
  expect(edges('Bring two copies', 'Please bring two copies')).toBe('two')
  expect(edges('Bring two copies', 'Bring two copies, please')).toBe('two')
  expect(edges('Bring two copies', 'Bring three copies')).toBe('three')
  expect(edges('Bring two copies', 'Bring ')).toBe('')
  expect(edges('Bring two copies', '')).toBe('')
})
