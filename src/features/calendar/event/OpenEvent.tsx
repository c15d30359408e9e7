import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { isRecurring } from '#domain/event/isRecurring.ts'
import { deleteInScope, type Scope } from '#domain/series/inScope.ts'
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
import { previewDates } from './previewDates.ts'
import { ScopeDialog } from './ScopeDialog.tsx'
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
  const [isAsking, setIsAsking] = useState(false)
  // The grid loses an event that is being deleted before its details close.
  const [remembered, setRemembered] = useState(shown)
  if (shown !== null && shown !== remembered) setRemembered(shown)

  const name = { userId: calendar.homeId, calendarId: calendar.id, eventId: event.eventId }
  const { data: seen, error } = useQuery(eventQuery(useApi(), name))
  const deeds = useEventDeeds(name, remembered?.title ?? '')

  const occurrence = seen && isRecurring(seen.data) ? event.occurrence : null

  function onDelete() {
    if (!seen) return
    if (occurrence !== null) {
      setIsAsking(true)
      return
    }
    dropDraft(sessionStorage, path)
    deeds.remove(seen)
    onClose()
  }

  function onDeleteOf(scope: Scope) {
    if (!seen || occurrence === null) return
    dropDraft(sessionStorage, path)
    deeds.removeOf(seen, { occurrence, scope })
    onClose()
  }

  if (isAsking && seen && occurrence !== null) {
    return (
      <ScopeDialog
        scopes={['this', 'following', 'all']}
        datesOf={(scope) => {
          const outcome = deleteInScope(seen.data, { occurrence, scope }, { now: Date.now() })
          return previewDates(seen.data, outcome, occurrence, zone)
        }}
        zone={zone}
        onContinue={onDeleteOf}
        onClose={() => setIsAsking(false)}
      />
    )
  }

  if (isEditing && seen) {
    return (
      <EditEvent
        name={name}
        occurrence={occurrence}
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
