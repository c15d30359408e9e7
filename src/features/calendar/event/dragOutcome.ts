import type { JCal } from '#contract/jcal.ts'
import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import { draftOf } from '#domain/event/draftOf.ts'
import { draggedDraft } from '#domain/layout/dragging.ts'
import type { SeriesOutcome } from '#domain/series/inScope.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { changed, type Clock, type Some } from './deeds.ts'

/**
 * What is to be written when an event was dragged: the same change as if its times had been typed.
 *
 * @param to where it was let go, whatever lay there before
 */
export function dragOutcome(data: JCal, to: EventWhen, some: Some, zone: Zone, clock: Clock): SeriesOutcome {
  const draft = draftOf(data, '', some.occurrence)
  if (draft === null) return { data, added: null }
  const keepsZone = some.occurrence !== null && some.scope !== 'this'
  const change = { when: draggedDraft(draft.when, to, zone, { keepsZone }) }
  return changed(data, change, some, clock)
}
