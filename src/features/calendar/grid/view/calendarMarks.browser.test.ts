import { expect, test } from 'vitest'
import { plainEvent } from '#domain/testing/plainEvent.ts'
import { epochMs } from '#domain/time/units.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { calendarMarks } from './calendarMarks.ts'

const at = epochMs(Date.UTC(2027, 2, 15, 9))
const review = plainEvent('Review', { kind: 'timed', start: at, end: at, zone: 'UTC' })
const context = { calendars: new Map(), zone: zoneNamed('UTC'), categoryColours: { Food: 'seagreen' } }

/** What a chip with these marks is filled with. */
function fillOf(marks: { readonly className: string }): string {
  const chip = document.createElement('div')
  chip.className = marks.className
  document.body.append(chip)
  const fill = getComputedStyle(chip).getPropertyValue('--fill')
  chip.remove()
  return fill
}

test('an event is drawn in a colour of its own or of its category, also in one that no calendar has', () => {
  const own = fillOf(calendarMarks({ ...review, colour: 'teal', categories: ['Food'] }, context))
  const food = fillOf(calendarMarks({ ...review, categories: ['Food'] }, context))
  expect(own).toContain('oklch')
  expect(food).toContain('oklch')
  expect(own).not.toBe(food)
  expect(fillOf(calendarMarks(review, context))).toBe('')
})
