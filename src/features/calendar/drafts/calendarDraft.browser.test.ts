import { afterEach, expect, test } from 'vitest'
import { calendarDraft } from './calendarDraft.ts'
import { storeDraft } from './storedDrafts.ts'

afterEach(() => sessionStorage.clear())

test('a draft that is opened again has what was typed, and the rest as it is by now', () => {
  const before = { name: 'Work', description: '', colour: '#2f6fde' }
  const begun = calendarDraft('work', '/calendar', () => before)
  storeDraft(sessionStorage, { ...begun, form: { ...before, description: 'Team and travel' } })
  const now = { name: 'Office', description: '', colour: '#008000' }
  expect(calendarDraft('work', '/calendar', () => now)).toMatchObject({
    id: begun.id,
    form: { ...now, description: 'Team and travel' },
    initial: now,
  })
})
