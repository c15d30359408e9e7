import { expect, test } from 'vitest'
import { shortcuts, type Shortcut } from './shortcuts.ts'

test('no two shortcuts collide in one scope', () => {
  const all: readonly Shortcut[] = Object.values(shortcuts)
  const everywhere = all.filter(({ scope }) => scope === 'everywhere')
  const inCalendar = [...everywhere, ...all.filter(({ scope }) => scope === 'calendar')]
  const keys = inCalendar.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})
