import { useMemo } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { proposedCalendar } from '../queries/calendars/proposedCalendar.ts'
import type { usePeriod } from '../views/usePeriod.ts'
import { useDraftEvent } from './useDraftEvent.ts'
import { useMoveDraft } from './useMoveDraft.ts'

type OnPage = {
  /** Those that the grid draws without it. */
  readonly events: readonly CalendarEvent[]
  readonly list: { readonly calendars: readonly Calendar[]; readonly hidden: ReadonlySet<string> }
  readonly zone: Zone
}

/** The event that is typed beside the grid, as the page draws it. */
export function useSlip(
  { open, period, redraw }: Pick<ReturnType<typeof usePeriod>, 'open' | 'period' | 'redraw'>,
  { events, list, zone }: OnPage,
) {
  const proposed = proposedCalendar(list.calendars, period, list.hidden)
  const draft = useDraftEvent(open, { zone, proposed })
  const moveDraft = useMoveDraft(redraw, zone)
  const drawn = useMemo(() => (draft === null ? events : [...events, draft]), [events, draft])
  return {
    /** The calendar that a new event goes to; undefined if there is none. */
    proposed,
    /** The draft in the grid; null for none. */
    draft,
    /** The draft is to be at another time. */
    moveDraft,
    /** What the grid draws: the draft too. */
    drawn,
  }
}
