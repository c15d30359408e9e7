import { t } from '@lingui/core/macro'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { minuteMs, type EpochMs } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { formatWhen, titleOf } from '../format/formatEvent.ts'
import { formatLengthInWords } from '../format/formatLengthInWords.ts'

// lingui-set comment="A reminder of an event that comes now. {length}: a length of time, such as “10 minutes”; {when}: a date."

/** `In 10 minutes: Design review`. */
export function formatNotice(event: CalendarEvent, now: EpochMs, zone: Zone): string {
  const title = titleOf(event)
  if (event.when.kind === 'allDay') {
    const when = formatWhen(event, zone)
    return t`${when}: ${title}`
  }
  const minutes = Math.round((event.when.start - now) / minuteMs)
  if (minutes === 0) return t`Now: ${title}`
  const length = formatLengthInWords(Math.abs(minutes))
  return minutes > 0 ? t`In ${length}: ${title}` : t`Began ${length} ago: ${title}`
}
