import { expect, test } from 'vitest'
import { changeEdit, called, storedOf } from '../edits/testing/edits.ts'
import { comparedDraft } from './comparedDraft.ts'

const tea = called('Tea', ['dtstart', {}, 'date-time', '2027-03-15T09:00:00Z'])
const renamed = () => changeEdit({ title: 'Cake' }, { data: tea })
const rejectedFor = (failure: 'changed-meanwhile' | 'forbidden') => ({ kind: 'rejected', failure }) as const

test("a change that conflicted with somebody else's is compared as it was typed, over its base version", () => {
  const edits = [renamed()]
  const draft = comparedDraft({ edits, state: rejectedFor('changed-meanwhile') })
  expect(draft?.initial.title).toBe('Tea')
  expect(draft?.form.title).toBe('Cake')
  expect(draft?.over?.baseVersion?.etag).toBe('"1"')
})

test('one that was rejected for another reason, or consists of several, is not compared', () => {
  const state = rejectedFor('changed-meanwhile')
  expect(comparedDraft({ edits: storedOf(renamed()).edits, state: rejectedFor('forbidden') })).toBeNull()
  expect(comparedDraft({ edits: [renamed(), renamed()], state })).toBeNull()
  expect(comparedDraft({ edits: [renamed()], state: { kind: 'unsaved' } })).toBeNull()
})
