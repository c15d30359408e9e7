import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { CalendarPlace } from '../../../navigation/calendar/calendarPlace.ts'
import { useSettings } from '../../../settings/useSettings.ts'
import { newEventMinutes } from '../options/newEventMinutes.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { draftKey } from './draftKey.ts'
import { slipWhen } from './slipWhen.ts'
import { useTypedDraft } from './typedDraft.ts'

type Around = {
  readonly zone: Zone
  /** The calendar that a new event goes to; undefined if there is none. */
  readonly proposed: Calendar | undefined
}

/** The event that is drawn in the grid while it is typed beside it; null for none. */
export function useDraftEvent(open: CalendarPlace['open'], { zone, proposed }: Around): CalendarEvent | null {
  const { t } = useLingui()
  const minutes = newEventMinutes(useSettings())
  // Typing goes before drawing.
  const typed = useDeferredValue(useTypedDraft())
  const times = open?.kind === 'slip' ? open.times : null
  const title = typed?.title.trim() || t`New event`
  const calendarId = typed?.calendarId ?? proposed?.id
  const [start, end] = [times?.start, times?.end]
  return useMemo(() => {
    if (start === undefined || calendarId === undefined) return null
    const when = slipWhen({ start, ...(end !== undefined && { end }) }, zone, minutes)
    return { ...blank, title, calendarId, when }
  }, [start, end, calendarId, title, zone, minutes])
}

const blank = {
  key: draftKey,
  isDraft: true,
  eventId: '',
  occurrence: null,
  uid: '',
  location: '',
  description: '',
  status: 'confirmed',
  reply: null,
  isFree: false,
  visibility: 'public',
  isRecurring: false,
  etag: null,
} as const
