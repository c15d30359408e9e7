import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { eventNamed } from '#domain/event/eventNamed.ts'
import { isRecurring } from '#domain/event/isRecurring.ts'
import { deleteInScope, type Scope } from '#domain/series/inScope.ts'
import { explain, failureBehind } from '../../../api/explain.ts'
import type { EventName } from '../../../navigation/paths.ts'
import { usePath } from '../../../navigation/usePath.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import type { Calendar } from '../data/Calendar.ts'
import { useReader } from '../data/useReader.ts'
import { useEdits } from '../edits/useEdits.ts'
import { useObject } from '../queries/useObject.ts'
import { EditEvent } from './EditEvent.tsx'
import { EventDetails } from './EventDetails.tsx'
import { exportEvent } from './exportEvent.ts'
import { dropDraft, readStored } from './storedDrafts.ts'
import { previewDates } from './previewDates.ts'
import { ScopeDialog } from './ScopeDialog.tsx'

type OpenEventProps = {
  readonly event: EventName
  /** The event as the grid shows it; null where it does not (yet). */
  readonly shown: CalendarEvent | null
  readonly calendar: Calendar
  readonly calendars: readonly Calendar[]
  readonly zone: string
  readonly onClose: () => void
  readonly onDuplicate: (event: CalendarEvent) => void
}

/** An event that was opened: its details, and its editor once that is asked for or was left open. */
export function OpenEvent({ event, shown, calendar, calendars, zone, onClose, onDuplicate }: OpenEventProps) {
  const { t } = useLingui()
  const path = usePath()
  const [isEditing, setIsEditing] = useState(() => readStored(sessionStorage, path) !== null)
  const [isAsking, setIsAsking] = useState(false)
  const name = { userId: calendar.homeId, calendarId: calendar.id, eventId: event.eventId }
  const { viewed: object, error } = useObject(name)
  const { remove } = useEdits(zone)
  const reader = useReader(zone)
  // The grid loses an event that is being deleted before its details close.
  const [remembered, setRemembered] = useState(shown)
  // A link may lead to an event that the grid does not show, or not yet.
  const found =
    remembered || !object ? null : eventNamed({ ...event, etag: null, ...object }, event.occurrence, reader)
  const latest = shown ?? found
  if (latest !== null && latest !== remembered) setRemembered(latest)

  const title = remembered?.title ?? ''

  const occurrence = object && isRecurring(object.data) ? event.occurrence : null

  function onDelete() {
    if (occurrence !== null) setIsAsking(true)
    else onDeleteOf('all')
  }

  function onDeleteOf(scope: Scope) {
    if (!object) return
    dropDraft(sessionStorage, path)
    remove(name, object, { title, occurrence, scope })
    onClose()
  }

  if (isAsking && object && occurrence !== null) {
    return (
      <ScopeDialog
        scopes={['this', 'following', 'all']}
        datesOf={(scope) => {
          const outcome = deleteInScope(object.data, { occurrence, scope }, { now: Date.now() })
          return previewDates(object.data, outcome, occurrence, zone)
        }}
        zone={zone}
        onContinue={onDeleteOf}
        onClose={() => setIsAsking(false)}
      />
    )
  }

  if (isEditing && object && calendar.canWrite) {
    return (
      <EditEvent
        name={name}
        occurrence={occurrence}
        viewed={object}
        zone={zone}
        calendars={calendars}
        onClose={onClose}
        onDelete={onDelete}
      />
    )
  }
  if (!remembered) {
    if (!error && !object) return null
    const failure = error ? failureBehind(error) : 'not-found'
    return (
      <Dialog title={t`This event cannot be opened`} size="small" closesOutside onClose={onClose}>
        <p>
          {failure === 'not-found' ? (
            <Trans>It is no longer there. Somebody may have deleted or moved it.</Trans>
          ) : (
            t(explain(failure).sentence)
          )}
        </p>
      </Dialog>
    )
  }
  return (
    <EventDetails
      event={remembered}
      calendar={calendar}
      zone={zone}
      data={object?.data ?? null}
      onEdit={() => setIsEditing(true)}
      onDelete={onDelete}
      onDuplicate={() => onDuplicate(remembered)}
      onExport={() => object && void exportEvent(object.data, title)}
      onClose={onClose}
    />
  )
}
