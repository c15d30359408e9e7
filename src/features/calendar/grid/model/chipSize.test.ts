import { expect, test } from 'vitest'
import { hourRem, type Density } from '../../../../ui/density.ts'
import { chipSize } from './chipSize.ts'

/** The line heights of title and time, and what is around them, as in chip.module.css. */
const lineRem = 1
const aroundRem = 0.375

test.each<[Density, number, string]>([
  ['compact', 30, 'short'],
  ['compact', 45, 'short'],
  ['compact', 60, 'medium'],
  ['compact', 90, 'medium'],
  ['compact', 120, 'long'],
  ['normal', 40, 'short'],
  ['normal', 45, 'medium'],
  ['normal', 75, 'long'],
  ['roomy', 30, 'short'],
  ['roomy', 45, 'medium'],
  ['roomy', 60, 'long'],
])('in a %s calendar, %d minutes are %s', (density, minutes, size) => {
  expect(chipSize((minutes / 60) * hourRem[density])).toBe(size)
})

test.each(Object.values(hourRem))('no line is cut where an hour is %d rem high', (hour) => {
  for (let minutes = 5; minutes <= 240; minutes += 5) {
    const height = (minutes / 60) * hour
    const lines = { short: 1, medium: 2, long: 4 }[chipSize(height)]
    if (lines > 1) expect(height).toBeGreaterThanOrEqual(lines * lineRem + aroundRem)
  }
})
