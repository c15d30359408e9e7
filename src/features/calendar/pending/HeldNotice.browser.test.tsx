import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Router } from '../../../navigation/Router.tsx'
import { inEnglish } from '../../../ui/testing/inEnglish.tsx'
import { changeEdit } from '../edits/testing/edits.ts'
import { HeldNotice } from './HeldNotice.tsx'
import type { PendingChange } from './pendingChanges.ts'

afterEach(cleanup)

const change = (id: string, state: PendingChange['state']): PendingChange => ({
  id,
  edits: [changeEdit({ title: id }, { id })],
  keys: ['tea'],
  isStored: true,
  state,
})

const show = (changes: readonly PendingChange[]) =>
  render(
    <Router>
      <HeldNotice changes={changes} />
    </Router>,
    { wrapper: inEnglish },
  )

test('changes that wait for the person are counted, with those that wait for them', async () => {
  show([change('one', { kind: 'held', reason: 'guests' }), change('two', { kind: 'behind', what: 'held' })])
  await expect.element(page.getByText('2 changes from earlier aren’t saved.', { exact: false })).toBeVisible()
})

test('changes that wait for the network are not from earlier', () => {
  show([change('one', { kind: 'unsaved' }), change('two', { kind: 'behind', what: 'unsaved' })])
  expect(document.body).not.toHaveTextContent('from earlier')
})
