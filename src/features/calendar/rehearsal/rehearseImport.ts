import type { ImportEvents } from '#domain/edits/Edit.ts'
import { rehearse } from '#domain/edits/rehearsal/rehearse.ts'
import type { Api } from '../../../api/createApi.ts'
import { eventIdsIn } from '../queries/requests/changeRequests.ts'
import { keyOf } from '#domain/edits/ObjectName.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { beginRehearsal, type Rehearsed } from './beginRehearsal.tsx'

type RehearsedImport = {
  readonly edit: ImportEvents
  readonly calendar: Calendar
  readonly zone: string
  readonly myAddresses: readonly string[]
  readonly onApply: () => void
  readonly onDiscard: () => void
  readonly onLeave: () => void
}

/**
 * Prepares to draw an import in the grid before it is made. What is in the calendar already stays as it is; if its server does not
 * say what that is, it shows in the pages that were read.
 *
 * @returns draws it
 */
export async function rehearseImport(
  api: Api,
  { edit, calendar, zone, myAddresses, ...ends }: RehearsedImport,
): Promise<() => void> {
  // Whatever is the matter, the import itself will say it.
  const stored = await eventIdsIn(api, edit.calendar).catch(() => null)
  const there = edit.events.filter(({ eventId }) => stored?.has(eventId))
  const objects = new Map(
    there.map(({ eventId, data }) => [keyOf({ ...edit.calendar, eventId }), data] as const),
  )
  const rehearsed = rehearse(edit, objects)
  const added = rehearsed.ok ? rehearsed.value : []
  const begun: Rehearsed = {
    summary: {
      kind: 'import',
      calendar: calendar.name,
      added: added.length,
      alreadyThere: stored && there.length,
    },
    zone,
    change: {
      isTouched: () => false,
      items: added.flatMap(({ object: { calendarId, eventId }, after }) =>
        after === null ? [] : [{ calendarId, eventId, etag: null, data: after }],
      ),
      myAddresses,
    },
    ...ends,
  }
  return () => beginRehearsal(begun)
}
