import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { eventForm, type EventForm } from './eventForm.ts'
import { groupsBetween, withGroups } from './fieldGroups.ts'
import { formOf } from './formOf.ts'

const rent: EventDraft = {
  title: 'Rent',
  location: '',
  description: '',
  when: { kind: 'allDay', first: '2027-03-01', last: '2027-03-01' },
  isFree: false,
  visibility: 'public',
  calendarId: 'home',
  repeats: {
    every: 'custom',
    end: { kind: 'never' },
    rule: { frequency: 'MONTHLY', interval: 1, weekdays: [], on: 'days', monthDays: [1, 15] },
  },
}
const form = formOf(rent, 'Europe/Paris')
const fields = v.keyof(eventForm).options

test('typed days of the month are kept over a title that somebody else has changed', () => {
  const typed = { ...form, monthDays: '1,20' }
  const theirs = { ...form, title: 'Rent and heating' }
  const groups = groupsBetween(form, typed)
  expect(groups).toEqual(['times'])
  expect(withGroups(theirs, typed, groups)).toEqual({ ...theirs, monthDays: '1,20' })
})

test.each(fields)('a change of %s is seen, and taken with its group', (field) => {
  const changed: EventForm = { ...form, [field]: 'other' }
  const groups = groupsBetween(form, changed)
  expect(groups).toHaveLength(1)
  expect(withGroups(form, changed, groups)).toEqual(changed)
})

test('the groups are in the order of the dialog', () => {
  const changed = fields.reduce<EventForm>((each, field) => ({ ...each, [field]: 'other' }), form)
  const groups = groupsBetween(form, changed)
  expect(groups.slice(0, 7)).toEqual([
    ...(['title', 'times', 'calendar', 'location'] as const),
    ...(['availability', 'visibility', 'description'] as const),
  ])
  expect(groups.at(-1)).toBe('guests')
})
