import { expect, test } from 'vitest'
import text from '../../../docs/features.md?raw'
import { allActions } from './allActions.ts'

test('every key that docs/features.md names is one of an action', () => {
  const keys = new Set(allActions.flatMap(({ keys: own }) => own.split(' ')))
  const named = [...text.matchAll(/keys? (?<list>(?:`[^`]+`(?:, | to | and then )?)+)/g)].flatMap(
    ({ groups }) =>
      [...(groups?.['list'] ?? '').matchAll(/`(?<key>[^`]+)`/g)].map((each) => each.groups?.['key'] ?? ''),
  )
  expect(named.length).toBeGreaterThan(30)
  // `>` begins a search for actions, `Ctrl P` is written `Ctrl+p` in the table.
  const written = named.filter((key) => key !== '>').map((key) => key.split(' '))
  const unknown = written.filter((parts) => {
    const last = parts.at(-1) ?? ''
    return ![last, last.toLowerCase()].some((key) => keys.has([...parts.slice(0, -1), key].join('+')))
  })
  expect(unknown).toEqual([])
})
