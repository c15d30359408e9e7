import { plural, t } from '@lingui/core/macro'
import type { CalendarEvent, EventWhen } from '#domain/event/CalendarEvent.ts'
import { overlapping } from '#domain/layout/overlapping.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { paragraph } from '../../../ui/join.ts'
import { titleOf } from './formatEvent.ts'
import { formatMessageTime } from './formatMessageTime.ts'

// lingui-set comment="Read out while an event is moved by keys, after each step."

type Around = {
  readonly zone: Zone
  /** Those on screen, with what is moved. */
  readonly events: readonly CalendarEvent[]
  readonly calendarName: string
  /** Whether an event is what is moved, by its key. */
  readonly isMoved: (key: string) => boolean
}

/** `Tuesday 16 March, 10:00 to 11:00. Work. Overlaps Lunch and 1 more.` */
export function formatPlacement(when: EventWhen, { zone, events, calendarName, isMoved }: Around): string {
  const time = formatMessageTime(when, zone)
  const others = events.filter(({ key }) => !isMoved(key))
  return paragraph([t`${time}. ${calendarName}.`, formatOverlap(overlapping(others, when))])
}

function formatOverlap([nearest, ...more]: readonly CalendarEvent[]): string {
  if (!nearest) return ''
  const title = titleOf(nearest)
  if (more.length === 0) return t`Overlaps ${title}.`
  return plural(more.length, { one: `Overlaps ${title} and # more.`, other: `Overlaps ${title} and # more.` })
}
