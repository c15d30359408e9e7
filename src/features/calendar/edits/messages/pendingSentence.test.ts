import { beforeAll, expect, test } from 'vitest'
import type { EditDescription } from '#domain/edits/EditDescription.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import { pendingSentence } from './pendingSentence.ts'
import { type IsoDate } from '#domain/time/units.ts'
import { eachOn } from '../../../../ui/testing/eachOn.ts'

eachOn('2027-03-15')

beforeAll(() => void inEnglish({ children: null }))

const allDay = (date: IsoDate) => ({ kind: 'allDay', first: date, last: date }) as const
const moved = {
  name: 'moved',
  title: 'Tea',
  from: allDay('2027-03-15'),
  to: allDay('2027-03-16'),
  viewZone: 'Europe/Paris',
} as const

test.each<[EditDescription, string]>([
  [{ name: 'created', title: 'Tea' }, 'Create “Tea”'],
  [{ name: 'changed', title: 'Tea' }, 'Change “Tea”'],
  [{ name: 'changed', title: ' ' }, 'Change an event without a title'],
  [{ name: 'deleted', title: 'Tea', scope: 'all' }, 'Delete “Tea”'],
  [{ name: 'deleted', title: 'Tea', scope: 'following' }, 'Delete some dates of “Tea”'],
  [moved, 'Move “Tea” to Tuesday 16 March, all day'],
  [{ name: 'movedToCalendar', title: 'Tea', calendarId: 'work' }, 'Move “Tea” to another calendar'],
  [{ name: 'answered', title: 'Tea', answer: 'accepted' }, 'Answer the invitation to “Tea”'],
  [{ name: 'undone', of: { name: 'deleted', title: 'Tea', scope: 'all' } }, 'Restore “Tea”'],
  [{ name: 'undone', of: { name: 'changed', title: 'Tea' } }, 'Undo: Change “Tea”'],
  [{ name: 'redone', of: { name: 'created', title: 'Tea' } }, 'Redo: Create “Tea”'],
])('the sentence for a pending edit: %o', (description, sentence) => {
  expect(pendingSentence(description)).toBe(sentence)
})
