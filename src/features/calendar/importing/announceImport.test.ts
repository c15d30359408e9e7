import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import type { RestoreEvents } from '#domain/edits/Edit.ts'
import { epochMs } from '#domain/time/units.ts'
import { currentMessages, dismiss } from '../../../ui/messages/messages.ts'
import { calendarKeys } from '../queries/calendarKeys.ts'
import { apiAnswering } from '../queries/testing/apiAnswering.ts'
import { ownCalendar } from '../queries/testing/ownCalendar.ts'
import { announceImport } from './announceImport.tsx'

beforeEach(() => currentMessages().forEach(({ id }) => dismiss(id)))

const edit: RestoreEvents = {
  kind: 'restoreEvents',
  version: 1,
  id: 'undo',
  at: epochMs(0),
  baseVersion: 'latest',
  direction: 'undo',
  of: { name: 'imported', count: 1 },
  objects: [
    {
      object: { userId: 'alice', calendarId: 'work', eventId: 'tea' },
      from: ['vcalendar', [], []],
      to: null,
    },
  ],
}
const result = { added: [], alreadyThere: 0, refused: [], unsure: [], left: 0 }

test('the offer to undo an import stays until its calendar goes', () => {
  const client = new QueryClient()
  const { api } = apiAnswering(() => new Response(null, { status: 404 }))
  const listed = (skipped: number, ...ids: readonly string[]) =>
    client.setQueryData(calendarKeys.calendars('alice'), {
      calendars: ids.map((id) => ownCalendar({ id })),
      ctags: {},
      skipped,
    })
  const offered = () => currentMessages().map(({ action }) => action?.label)
  listed(0, 'work', 'home')
  announceImport({ api, client }, result, { edit, etags: new Map() })
  listed(0, 'work', 'home', 'choir')
  expect(offered()).toEqual(['Undo'])
  // What could not be read may be there.
  listed(1, 'home')
  expect(offered()).toEqual(['Undo'])
  listed(0, 'home')
  expect(offered()).toEqual([])
})
