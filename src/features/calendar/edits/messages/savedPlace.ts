import type { JCal } from '#contract/jcal.ts'
import type { EventEdit } from '#domain/edits/Edit.ts'
import type { CalendarName } from '#domain/edits/ObjectName.ts'
import type { DraftWhen } from '#domain/event/CalendarEvent.ts'
import type { EventChange } from '#domain/event/writeJCal.ts'
import { draftOf } from '#domain/event/draftOf.ts'
import { onRule } from '#domain/event/repeats/onRule.ts'
import { recurOf } from '#domain/event/repeats/recurOf.ts'
import { dateOf, instantOf } from '#domain/time/instantOf.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { EventName } from '../../../../navigation/paths.ts'

/** Where a saved event can be seen. */
export type SavedPlace = CalendarName &
  Pick<EventName, 'eventId'> & {
    /** The one occurrence that was edited; null for the whole event. */
    readonly occurrence: string | null
    /** The day it begins on, in the zone that the page showed. */
    readonly date: IsoDate
  }

/**
 * Where the result of an edit can be seen; null if nothing is there, or it cannot be read.
 *
 * @param stored what was saved of the object that the edit is about
 * @param zone that the page showed
 */
export function savedPlace(edit: EventEdit, stored: JCal | null, zone: string): SavedPlace | null {
  switch (edit.kind) {
    case 'createEvent':
      return placed(edit.object, null, startOf(edit.data, null, {}), zone)
    case 'moveToCalendar': {
      const { to, object, occurrence, patch } = edit
      return placed({ ...to, eventId: object.eventId }, null, startOf(stored, occurrence, patch), zone)
    }
    case 'changeEvent': {
      const { object, occurrence, scope, patch } = edit
      const only = scope === 'this' ? occurrence : null
      return placed(object, only, startOf(stored, occurrence, patch), zone)
    }
    case 'moveEvent': {
      const { object, occurrence, scope, to } = edit
      const date = to.kind === 'allDay' ? to.first : dateOf(to.start, zone)
      return { ...object, occurrence: scope === 'this' ? occurrence : null, date }
    }
    default:
      return null
  }
}

/** Where it begins after a change, which is on a day of its rule. */
function startOf(
  stored: JCal | null,
  occurrence: string | null,
  { when, repeats }: EventChange,
): DraftWhen | null {
  const start = when ?? (stored && (draftOf(stored, '', occurrence)?.when ?? null))
  return start && repeats ? onRule(start, recurOf(repeats, start), repeats.end) : start
}

function placed(
  name: CalendarName & Pick<EventName, 'eventId'>,
  occurrence: string | null,
  when: DraftWhen | null,
  zone: string,
): SavedPlace | null {
  if (when === null) return null
  const date = when.kind === 'allDay' ? when.first : dateOf(instantOf(when.start, when.zone ?? zone), zone)
  return { ...name, occurrence, date }
}
