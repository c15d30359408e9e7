import type { JCal } from '#contract/jcal.ts'
import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import { draftOf } from '#domain/event/draftOf.ts'
import { isRecurring } from '#domain/event/isRecurring.ts'
import { draggedDraft } from '#domain/layout/dragging.ts'
import { changeSeries } from '#domain/series/changeSeries.ts'
import { changeInScope, type Scope, type SeriesOutcome } from '#domain/series/inScope.ts'
import type { Zone } from '#domain/time/Zone.ts'

export { isRecurring }
export { previewDates } from './previewDates.ts'

/** What is to be written when an event was dragged to another time: the same change as if its times had been typed. */
export function dragOutcome(
  data: JCal,
  to: EventWhen,
  { occurrence, scope }: { readonly occurrence: string | null; readonly scope: Scope },
  zone: Zone,
  clock: { readonly now: number; readonly uid: string },
): SeriesOutcome {
  const draft = draftOf(data, '', occurrence)
  if (draft === null) return { data, added: null }
  const change = {
    when: draggedDraft(draft.when, to, zone, { keepsZone: occurrence !== null && scope !== 'this' }),
  }
  if (occurrence === null) return { data: changeSeries(data, change, clock), added: null }
  return changeInScope(data, { occurrence, scope }, change, clock)
}
