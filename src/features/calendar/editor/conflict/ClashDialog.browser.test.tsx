import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { editVersion, type DeleteEvent, type MoveEvent } from '#domain/edits/Edit.ts'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { newJCal } from '#domain/event/newJCal.ts'
import { epochMs } from '#domain/time/units.ts'
import { inEnglish } from '../../../../ui/testing/inEnglish.tsx'
import type { EditClash } from '../../edits/clashes/clashStore.ts'
import { ClashDialog } from './ClashDialog.tsx'
import { eachOn } from '../../../../ui/testing/eachOn.ts'

eachOn('2027-03-15')

afterEach(cleanup)

const at = (hour: string) => epochMs(Date.parse(`2027-03-15T${hour}:00:00Z`))
const tea = (change: Partial<EventDraft> = {}) => ({
  data: newJCal({ ...draft, ...change }, { uid: 'tea', now: epochMs(0) }),
  etag: '"1"',
})
const hours = (from: string, to: string) =>
  ({ kind: 'timed', start: `2027-03-15T${from}:00:00`, end: `2027-03-15T${to}:00:00`, zone: 'UTC' }) as const
const draft: EventDraft = {
  title: 'Tea',
  location: '',
  description: '',
  when: hours('09', '10'),
  isFree: false,
  visibility: 'public',
  repeats: null,
  calendarId: 'work',
}
const head = {
  version: editVersion,
  id: 'one',
  at: epochMs(0),
  object: { userId: 'alice', calendarId: 'work', eventId: 'tea' },
  title: 'Tea',
  baseVersion: tea(),
  occurrence: null,
  scope: 'all',
} as const
const drag: MoveEvent = {
  ...head,
  kind: 'moveEvent',
  splitId: 'tea-2',
  from: { kind: 'timed', start: at('09'), end: at('10'), zone: 'UTC' },
  to: { kind: 'timed', start: at('14'), end: at('15'), zone: 'UTC' },
  viewZone: 'UTC',
}
const deletion: DeleteEvent = { ...head, kind: 'deleteEvent' }

function shown(edit: MoveEvent | DeleteEvent, theirs: EditClash['theirs']) {
  const onMine = vi.fn<() => void>()
  const onClose = vi.fn<() => void>()
  const queued = { edit, snapshot: [tea().data], origin: { path: '/calendar', zone: 'UTC' } } as const
  const clash: EditClash = { queued, base: tea(), theirs, keepMine: onMine }
  render(<ClashDialog {...{ clash, onMine, onClose }} zone="UTC" />, { wrapper: inEnglish })
  return { onMine, onClose }
}

const row = (name: string) => page.getByRole('table', { name: 'Changed by both' }).getByRole('row', { name })

test('a clashing drag shows when it was, and when each has it', async () => {
  const { onMine } = shown(drag, tea({ when: hours('11', '12') }))
  const times = ['09:00 to 10:00', '11:00 to 12:00', '14:00 to 15:00'].map(
    (each) => `Monday 15 March, ${each}`,
  )
  await expect.element(row(`Time Before: ${times.join(' ')}`)).toBeVisible()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  expect(onMine).toHaveBeenCalledOnce()
})

test('a deletion stands beside everything that they changed', async () => {
  const { onMine, onClose } = shown(deletion, tea({ title: 'Soup', location: 'Attic' }))
  await expect.element(row('Title Before: Tea Soup Deleted')).toBeVisible()
  await expect.element(row('Location Attic Deleted')).toBeVisible()
  await page.getByRole('button', { name: 'Use theirs' }).click()
  expect(onClose).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: 'Delete all the same' }).click()
  expect(onMine).toHaveBeenCalledOnce()
})
