import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { localAt } from '#domain/time/instantOf.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { NewEventTimes } from '../../../navigation/paths.ts'
import { usePath } from '../../../navigation/usePath.ts'
import type { Calendar } from '../data/Calendar.ts'
import { useEdits } from '../edits/useEdits.ts'
import { EventDialog } from './EventDialog.tsx'
import { formOf } from './eventForm.ts'
import { dropDraft, readStored } from './storedDrafts.ts'
import { newDraft } from './newDraft.ts'

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
  const { create } = useEdits(zone)
  const [initial] = useState(() => {
    const now = localAt(Date.now(), zoneNamed(zone))
    const calendarId = calendars[0]?.id ?? ''
    const form =
      readStored(sessionStorage, path)?.form ?? formOf(newDraft(times, { date, now, zone, calendarId }), zone)
    // A copy of an event in a calendar that may only be read goes elsewhere.
    return calendars.some(({ id }) => id === form.calendarId) ? form : { ...form, calendarId }
  })

  function onSave(draft: EventDraft) {
    const calendar = calendars.find(({ id }) => id === draft.calendarId)
    if (!calendar) return
    create(draft, calendar)
    dropDraft(sessionStorage, path)
    onClose()
  }

  return (
    <EventDialog
      title={t`New event`}
      initial={initial}
      version={null}
      calendars={calendars}
      onSave={onSave}
      onClose={onClose}
    />
  )
}
