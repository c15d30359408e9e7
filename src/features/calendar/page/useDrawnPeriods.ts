import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { useContinued } from '../../../ui/useContinued.ts'
import type { SavedMatches } from '../grid/model/SavedMatches.ts'
import type { useEvents } from '../queries/ranges/useEvents.ts'
import { useRehearsal, type DrawnPeriod, type Rehearsal } from '../rehearsal/rehearsalStore.ts'
import { useDrawUnseen, type DrawUnseen } from '../unseen/unseenStore.ts'
import type { Drawable } from '../views/pages/PagedView.tsx'
import type { usePeriod } from '../views/usePeriod.ts'

type Page = DrawnPeriod & {
  readonly shown: Pick<ReturnType<typeof usePeriod>, 'view' | 'beside' | 'open'>
  /** Of the period, with the draft of a new one. */
  readonly events: readonly CalendarEvent[]
  readonly read: Pick<ReturnType<typeof useEvents>, 'eventsAhead'>
  readonly matches: SavedMatches | undefined
}

/** What the grid draws: of the period, and of what a step leads to. */
export function useDrawnPeriods({ shown, events, read, matches, ...period }: Page) {
  const { view, beside, open } = shown
  const rehearsal = useRehearsal()
  const draw = useDrawUnseen()
  const drawn = useContinued({ rehearsal, draw, events, ...period }, drawnEvents)

  /** What a step leads to; null if it is not read yet. */
  function ahead(direction: -1 | 1): Drawable | null {
    const to = beside(direction)
    const ranges = view.ranges(to.date, to.days)
    const found = read.eventsAhead(ranges)
    if (found === null) return null
    const matched = matches?.shown(found) ?? found
    return { ...to, events: drawnEvents({ ...period, rehearsal, draw, events: matched, ranges }) }
  }

  // What is open over the period, or drawn into it, goes with a step: then nothing is drawn ahead.
  return { drawn, ahead: open === null && rehearsal === null ? ahead : undefined }
}

type Rehearsed = DrawnPeriod & {
  readonly rehearsal: Rehearsal | null
  readonly draw: DrawUnseen | null
  readonly events: readonly CalendarEvent[]
}

/** With what others changed, and a change that is not made yet too. */
function drawnEvents({ rehearsal, draw, events, ...period }: Rehearsed): readonly CalendarEvent[] {
  const marked = draw?.(events, period) ?? events
  return rehearsal?.draw(marked, period) ?? marked
}
