import { dayNumber } from '../time/dayNumber.ts'
import { instantOf } from '../time/instantOf.ts'
import { localMsOf } from '../time/localDateTime.ts'
import { ianaZone } from '../time/zones.ts'
import type { EventDraft } from './CalendarEvent.ts'

/** The reasons why a draft cannot be saved, by name. */
export type DraftProblem = 'no-start' | 'no-end' | 'end-before-start' | 'unknown-zone' | 'no-calendar'

/**
 * All reasons why a draft cannot be saved, in the order of the dialog; empty if there are none. A start or an
 * end that cannot be read counts as missing. An event may end when it starts, but not before.
 */
export function validateDraft({ when, calendarId }: EventDraft): readonly DraftProblem[] {
  const [start, end] =
    when.kind === 'allDay'
      ? [dayNumber(when.first), dayNumber(when.last)]
      : [localMsOf(when.start), localMsOf(when.end)]
  const problems: DraftProblem[] = []
  if (Number.isNaN(start)) problems.push('no-start')
  if (Number.isNaN(end)) problems.push('no-end')
  const zone = when.kind === 'timed' ? when.zone : null
  const isKnown = zone === null || ianaZone(zone) !== null
  // Instants, not local times: 02:15 comes after 02:45 if an hour exists twice, and a time in a gap moves.
  const endsBefore =
    when.kind === 'timed' && zone !== null && isKnown
      ? instantOf(when.end, zone) < instantOf(when.start, zone)
      : end < start
  if (endsBefore) problems.push('end-before-start')
  if (!isKnown) problems.push('unknown-zone')
  if (calendarId === '') problems.push('no-calendar')
  return problems
}
