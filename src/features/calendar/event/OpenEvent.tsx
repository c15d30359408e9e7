import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../api/explain.ts'
import type { EventName } from '../../../navigation/paths.ts'
import { usePath } from '../../../navigation/usePath.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import type { Calendar } from '../data/Calendar.ts'
import { eventQuery } from '../data/queries.ts'
import { EditEvent } from './EditEvent.tsx'
import { EventDetails } from './EventDetails.tsx'
import { dropDraft, readKept } from './keptDrafts.ts'
import { useEventDeeds } from './useEventDeeds.ts'

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
  const [isEditing, setIsEditing] = useState(() => readKept(sessionStorage, path) !== null)
  // The grid loses an event that is being deleted before its details close.
  const [remembered, setRemembered] = useState(shown)
  if (shown !== null && shown !== remembered) setRemembered(shown)

  const name = { userId: calendar.homeId, calendarId: calendar.id, eventId: event.eventId }
  const { data: seen, error } = useQuery(eventQuery(useApi(), name))
  const deeds = useEventDeeds(name, remembered?.title ?? '')

  function onDelete() {
    if (!seen) return
    dropDraft(sessionStorage, path)
    deeds.remove(seen)
    onClose()
  }

  if (isEditing && seen) {
    return (
      <EditEvent
        name={name}
        seen={seen}
        zone={zone}
        calendars={calendars}
        onClose={onClose}
        onDelete={onDelete}
      />
    )
  }
  if (!remembered) {
    if (!error) return null
    return (
      <Dialog title={t`This event cannot be opened`} size="small" closesOutside onClose={onClose}>
        <p>
          {failureBehind(error) === 'not-found' ? (
            <Trans>It is no longer there. Somebody may have deleted or moved it.</Trans>
          ) : (
            t(explain(failureBehind(error)).sentence)
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
      seen={seen ?? null}
      onEdit={() => setIsEditing(true)}
      onDelete={onDelete}
      onDuplicate={() => onDuplicate(remembered)}
      onExport={() => seen && void deeds.exportFile(seen)}
      onClose={onClose}
    />
  )
}
