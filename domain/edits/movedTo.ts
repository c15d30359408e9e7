import type { JCal } from '#contract/jcal.ts'
import type { DraftWhen, EventWhen } from '../event/CalendarEvent.ts'
import { drafted } from '../event/draftWhen.ts'
import { parseObject } from '../jcal/ParsedObject.ts'
import { changeInScope, type SeriesOutcome } from '../series/inScope.ts'
import { instantOf, localOf } from '../time/instantOf.ts'
import { findZone, zoneNamed, type Zone } from '../time/Zone.ts'
import type { MoveEvent } from './Edit.ts'

/**
 * An event that was dragged: the same change as typing its new times.
 *
 * @returns null if the event or the zone cannot be read
 */
export function movedTo(data: JCal, edit: MoveEvent): SeriesOutcome | null {
  const { occurrence, scope, to, at, splitId } = edit
  const parsed = parseObject(data)
  const now = drafted(parsed, occurrence)
  const viewZone = findZone(edit.viewZone)
  if (now === null || viewZone === null) return null
  const keepsZone = occurrence !== null && scope !== 'this'
  const when = draggedDraft(now.when, to, viewZone, { keepsZone })
  return changeInScope(parsed, edit, { when }, { now: at, uid: splitId })
}

/**
 * The time of a drag as it is written, in the event's own zone; an all-day event gets the zone of the view.
 * If a clock shows a time twice, a zoned time means the first (RFC 5545 3.3.5), so the second is written in
 * UTC.
 *
 * @param when as the event is stored
 * @param to as it is shown where it was dropped
 * @param keepsZone for a series, whose other days depend on its zone: it gets the first of the two
 */
export function draggedDraft(
  when: DraftWhen,
  to: EventWhen,
  viewZone: Zone,
  { keepsZone = false }: { readonly keepsZone?: boolean } = {},
): DraftWhen {
  if (to.kind === 'allDay') return to
  const name = when.kind === 'timed' ? when.zone : viewZone.name
  const own = name === null ? viewZone : zoneNamed(name)
  const written = {
    kind: 'timed',
    start: localOf(to.start, own),
    end: localOf(to.end, own),
    zone: name,
  } as const
  const isExact = instantOf(written.start, own) === to.start && instantOf(written.end, own) === to.end
  if (isExact || keepsZone || name === null) return written
  return { kind: 'timed', start: localOf(to.start, 'UTC'), end: localOf(to.end, 'UTC'), zone: 'UTC' }
}
