import { useMutation } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { newJCal } from '#domain/event/newJCal.ts'
import { wallAt } from '#domain/time/instantOf.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import type { NewEventTimes } from '../../../navigation/paths.ts'
import { usePath } from '../../../navigation/usePath.ts'
import { notify } from '../../../ui/messages.ts'
import type { Calendar } from '../data/Calendar.ts'
import { putEvent } from '../data/commands.ts'
import { EventDialog } from './EventDialog.tsx'
import { formOf } from './eventForm.ts'
import { dropDraft, readKept } from './keptDrafts.ts'
import { newDraft } from './newDraft.ts'
import { newUid } from './newUid.ts'
import { SaveTrouble } from './SaveTrouble.tsx'

type NewEventProps = {
  readonly times: NewEventTimes
  readonly date: IsoDate
  readonly zone: string
  readonly calendars: readonly Calendar[]
  readonly onClose: () => void
}

/** The dialog of an event that is not there yet. */
export function NewEvent({ times, date, zone, calendars, onClose }: NewEventProps) {
  const { t } = useLingui()
  const path = usePath()
  const put = useMutation(putEvent(useApi()))
  const [initial] = useState(() => {
    const now = wallAt(Date.now(), zoneNamed(zone))
    const calendarId = calendars[0]?.id ?? ''
    return (
      readKept(sessionStorage, path)?.form ?? formOf(newDraft(times, { date, now, zone, calendarId }), zone)
    )
  })

  function onSave(draft: EventDraft) {
    const calendar = calendars.find(({ id }) => id === draft.calendarId)
    if (!calendar) return
    const uid = newUid()
    const name = { userId: calendar.homeId, calendarId: calendar.id, eventId: uid }
    const data = newJCal(draft, { uid, now: Date.now() })
    put.mutate({ name, data, over: null }, { onSuccess: () => onSaved(draft) })
  }

  function onSaved({ title }: EventDraft) {
    dropDraft(sessionStorage, path)
    notify({ kind: 'done', text: title === '' ? t`Saved` : t`Saved “${title}”` })
    onClose()
  }

  return (
    <EventDialog
      title={t`New event`}
      initial={initial}
      version={null}
      calendars={calendars}
      isSaving={put.isPending}
      trouble={put.error && <SaveTrouble error={put.error} />}
      onSave={onSave}
      onClose={onClose}
    />
  )
}
