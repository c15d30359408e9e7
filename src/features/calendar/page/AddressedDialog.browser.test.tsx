import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Router } from '../../../navigation/Router.tsx'
import { asAlice } from '../details/testing/asAlice.tsx'
import { ownCalendar } from '../queries/testing/ownCalendar.ts'
import { AddressedDialog } from './AddressedDialog.tsx'

afterEach(cleanup)

test.each([
  ['a new event', { kind: 'new', times: {} }],
  ['a card', { kind: 'slip', times: { start: '2027-03-15T14:00' } }],
  ['a sentence', { kind: 'quickAdd', text: 'Lunch' }],
] as const)('a link to %s says so to who may write into no calendar', async (_name, open) => {
  const onClose = vi.fn<() => void>()
  render(
    <Router>
      <AddressedDialog
        open={open}
        period={{ view: 'week', date: '2027-03-15' }}
        focusDate="2027-03-15"
        today="2027-03-15"
        zone="UTC"
        calendars={[ownCalendar({ canWrite: false })]}
        proposed={undefined}
        events={[]}
        isShown={() => true}
        onMoveDraft={() => undefined}
        onOpenEvent={() => undefined}
        onClose={onClose}
      />
    </Router>,
    { wrapper: asAlice },
  )
  const dialog = page.getByRole('dialog', { name: 'No event was added' })
  await expect.element(dialog.getByText('You can’t add events to any of your calendars.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
