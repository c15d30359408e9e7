import { t } from '@lingui/core/macro'
import { eventWhen } from '#domain/event/draftWhen.ts'
import { dateOf } from '#domain/time/instantOf.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { andList } from '../../../locales/andList.ts'
import { fieldGroupNames, formatSide } from '../editor/formatConflict.ts'
import type { FieldGroup } from '../editor/form/fieldGroups.ts'
import type { Side } from '../editor/mergeDraft.ts'
import { formatHours } from '../format/formatTime.ts'
import type { VersionChange } from './versionChanges.ts'

// lingui-set comment="What a version of an event changed: {name} is a field, such as “Location”; what follows is what was in it."

/** A change in words: `Time: 09:00 – 10:00 → 10:00 – 11:00`, `Location: Paris (new)`. */
export function formatChange(change: VersionChange, zone: string): string {
  if (change.group === 'dates') return t`Other dates of the series: changed`
  if (change.group === 'other') return t`Other details: changed`
  const { group, before, after } = change
  const name = t(fieldGroupNames[group])
  if (group === 'times') {
    const hours = [before, after].map(({ draft }) => hoursOn(draft, before.draft, zone))
    const [from, to] = hours
    if (from != null && to != null && from !== to) return t`${name}: ${from} → ${to}`
  }
  const [from, to] = [before, after].map((side) => formatInLine(group, side, zone))
  if (from === undefined || to === undefined || from === to) return t`${name}: changed`
  if (from === '') return isLong(group) ? t`${name}: new` : t`${name}: ${to} (new)`
  if (to === '') return isLong(group) ? t`${name}: removed` : t`${name}: ${from} (removed)`
  return isLong(group) ? t`${name}: changed` : t`${name}: ${from} → ${to}`
}

/** What is too long for a line. */
const longFields: ReadonlySet<FieldGroup> = new Set(['description', 'attachments', 'colour'])
const isLong = (group: FieldGroup) => longFields.has(group)

function formatInLine(group: FieldGroup, side: Side, zone: string): string {
  const lines = formatSide(group, side, zone).split('\n').filter(Boolean)
  return lines.length > 1 ? andList(lines) : (lines[0] ?? '')
}

/**
 * The hours of an event alone; null if it is on another day than `other`, for longer than a day, or repeats in
 * another way.
 */
function hoursOn({ when, repeats }: EventDraft, other: EventDraft, zone: string): string | null {
  const [one, that] = [eventWhen(when, zone), eventWhen(other.when, zone)]
  if (one.kind === 'allDay' || that.kind === 'allDay') return null
  const viewZone = zoneNamed(zone)
  const day = dateOf(that.start, viewZone)
  if ([one.start, one.end].some((instant) => dateOf(instant, viewZone) !== day)) return null
  if (JSON.stringify(repeats ?? null) !== JSON.stringify(other.repeats ?? null)) return null
  return formatHours(one.start, one.end, viewZone)
}
