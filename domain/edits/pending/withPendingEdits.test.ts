import { expect, test } from 'vitest'
import { noPendingEdits, type PendingEdit } from './PendingEdits.ts'
import { withPendingEdits } from './withPendingEdits.ts'

type Texts = PendingEdit<string, string>

const edit = (id: string, keys: readonly string[], state: Texts['state']): Texts => ({
  id,
  edits: [id],
  keys,
  snapshot: keys.map(() => 'was'),
  sent: null,
  state,
})

const statesOf = (...pending: readonly Texts[]) => {
  const shown = withPendingEdits({ ...noPendingEdits<string, string>(), pending }, () => null, apply)
  return Object.fromEntries([...shown].map(([key, { state }]) => [key, state]))
}
const apply = ({ edits }: Pick<Texts, 'edits'>, now: readonly (string | null)[]) =>
  now.map((value) => `${value} ${edits.join(' ')}`)

test('what waits behind an unsaved edit is not being saved, nor is anything else that it touches', () => {
  expect(
    statesOf(
      edit('move', ['work/choir'], 'unsaved'),
      edit('split', ['work/choir', 'work/choir-2'], 'saving'),
      edit('name', ['work/choir-2', 'work/choir-3'], 'saving'),
      edit('other', ['work/tea'], 'saving'),
    ),
  ).toEqual({
    'work/choir': 'unsaved',
    'work/choir-2': 'unsaved',
    'work/choir-3': 'unsaved',
    'work/tea': 'saving',
  })
})

test('what is made on top of an edit that is being sent is being saved', () => {
  expect(statesOf(edit('move', ['work/choir'], 'saving'), edit('name', ['work/choir'], 'saving'))).toEqual({
    'work/choir': 'saving',
  })
})
