import { describe, expect, test } from 'vitest'
import { contrastRatio, painted } from './testing/contrast.ts'
import { tokenColours } from './testing/tokenColours.ts'
import tokens from './tokens.css?raw'

const grounds = ['--paper', '--surface', '--sunken', '--raised']

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const paint = (token: string) => painted(tokenColours(tokens, token)[theme])
  const lowest = (token: string) =>
    Math.min(...grounds.map((ground) => contrastRatio(paint(token), paint(ground))))

  test.each(['--ink', '--ink-2', '--ink-3', '--accent', '--ok', '--warn', '--bad'])(
    '%s is readable on every ground',
    (token) => {
      expect(lowest(token)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(['--line-strong', '--now'])('%s is visible on every ground', (token) => {
    expect(lowest(token)).toBeGreaterThanOrEqual(3)
  })

  test('text on the accent is readable', () => {
    expect(contrastRatio(paint('--on-accent'), paint('--accent'))).toBeGreaterThanOrEqual(4.5)
  })
})
