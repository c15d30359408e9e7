import type { JCal } from '#contract/jcal.ts'
import type { DraftWhen, EventDraft } from '#domain/event/CalendarEvent.ts'
import { draftOf } from '#domain/event/draftOf.ts'
import { newJCal } from '#domain/event/newJCal.ts'
import { parseObject } from '#domain/jcal/ParsedObject.ts'
import type { Rule } from '#domain/recurrence/Rule.ts'
import { changeInScope } from '#domain/series/inScope.ts'
import { nextDatesOf, type NextDates } from '#domain/series/nextDatesOf.ts'
import { instantOf } from '#domain/time/instantOf.ts'
import { epochMs } from '#domain/time/units.ts'
import { changeOf } from '../changeOf.ts'
import type { EventForm } from '../form/eventForm.ts'
import { readForm } from '../form/readForm.ts'
import type { StoredSeries } from '../form/StoredSeries.ts'

export type ShownDates = NextDates & {
  /** null for what no single rule says. */
  readonly rule: Rule | null
}

/**
 * The rule of a form with the dates from its start on; null while something in it cannot be read.
 *
 * @param stored what the form changes: its single dates, added, removed or moved, are seen then too
 */
export function nextDates(form: EventForm, count: number, stored: StoredSeries | null): ShownDates | null {
  const { draft } = readForm(form)
  if (draft === null || !draft.repeats) return null
  const jcal = stored ? changed(stored, draft) : created(draft)
  if (jcal === null) return null
  const rules = parseObject(jcal).master?.series.rules ?? []
  const rule = rules.length === 1 ? (rules[0] ?? null) : null
  return { rule, ...nextDatesOf(jcal, startOf(draft.when), count) }
}

/** Nothing here is written: neither the time nor a name counts. */
const clock = { now: epochMs(0), uid: 'none' }

/** A rule that only a stored event has is not one of a new event. */
const created = (draft: EventDraft): JCal | null =>
  draft.repeats?.every === 'custom' && !draft.repeats.rule ? null : newJCal(draft, clock)

function changed({ data, calendarId, occurrence }: StoredSeries, { when, repeats }: EventDraft): JCal | null {
  const before = draftOf(data, calendarId, occurrence)
  if (before === null) return null
  const patch = changeOf(before, { ...before, when, repeats: repeats ?? null })
  return changeInScope(parseObject(data), { occurrence, scope: 'all' }, patch, clock).data
}

const startOf = (when: DraftWhen) =>
  when.kind === 'allDay'
    ? instantOf(`${when.first}T00:00:00`, 'UTC')
    : instantOf(when.start, when.zone ?? 'UTC')
