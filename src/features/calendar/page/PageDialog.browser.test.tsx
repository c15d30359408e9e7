import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Scope } from '#domain/series/inScope.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { Router } from '../../../navigation/Router.tsx'
import { asAlice } from '../details/testing/asAlice.tsx'
import type { OpenDialog } from './OpenDialog.ts'
import { PageDialog } from './PageDialog.tsx'

afterEach(cleanup)

function shown(dialog: OpenDialog) {
  const onClose = vi.fn<() => void>()
  render(
    <Router>
      <PageDialog
        dialog={dialog}
        zone="UTC"
        calendars={[]}
        events={[]}
        context={{ calendars: new Map(), zone: zoneNamed('UTC') }}
        onOpenEvent={() => undefined}
        show={() => undefined}
        onDialog={() => undefined}
        onClose={onClose}
      />
    </Router>,
    { wrapper: asAlice },
  )
  return onClose
}

function back(): void {
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
}

test('Back takes a question about a series with it, as if it were cancelled', async () => {
  const answer = vi.fn<(scope: Scope | null) => void>()
  const datesOf = () => ({ gone: [], come: [], moved: [] })
  const onClose = shown({ kind: 'scope', question: { datesOf, look: () => undefined }, answer })
  await expect.element(page.getByRole('dialog', { name: 'Change repeating event' })).toBeVisible()
  back()
  expect(answer).toHaveBeenCalledExactlyOnceWith(null)
  expect(onClose).toHaveBeenCalledOnce()
})

test('and leaves a form where it is, with what was typed', async () => {
  const onClose = shown({ kind: 'calendar', calendar: null })
  await expect.element(page.getByRole('dialog', { name: 'New calendar' })).toBeVisible()
  back()
  expect(onClose).not.toHaveBeenCalled()
})
