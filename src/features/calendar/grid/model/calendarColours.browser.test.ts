import { expect, test } from 'vitest'
import { namedClass } from './calendarColours.ts'

test('the class of a colour gives its shades, also of one that no calendar has', () => {
  const chip = document.createElement('div')
  chip.className = namedClass('#008080')
  document.body.append(chip)
  expect(getComputedStyle(chip).getPropertyValue('--fill')).not.toBe('')
  expect(namedClass('#008080')).toBe(chip.className)
  chip.remove()
})
