import { t } from '@lingui/core/macro'
import type { DraftWhen } from '#domain/event/CalendarEvent.ts'
import { eventWhen } from '#domain/event/draftWhen.ts'
import { onRule } from '#domain/event/repeats/onRule.ts'
import { recurOf } from '#domain/event/repeats/recurOf.ts'
import type { Saying } from '#domain/quickadd/saying/readSaying.ts'
import { readRule } from '#domain/recurrence/readRule.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { factLine } from '../../../ui/join.ts'
import { formatMessageTime } from '../format/formatMessageTime.ts'
import { formatRule } from '../format/formatRepeats.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'

// lingui-set comment="What happens to an event when Enter is pressed: it moves into a calendar."

/** What will happen to an event: its new time, calendar or rhythm. */
export function formatSaying(saying: Saying, zone: Zone, calendars: readonly Calendar[]): string {
  if (saying.kind === 'calendar') {
    const calendar = calendars.find(({ id }) => id === saying.calendarId)?.name ?? ''
    return t`Moves to ${calendar}`
  }
  const formatted = (when: DraftWhen) => formatMessageTime(eventWhen(when, zone), zone)
  if (saying.kind === 'when') return formatted(saying.when)
  const recur = recurOf(saying.repeats, saying.when)
  const rule = readRule(recur)
  return factLine([rule && formatRule(rule), formatted(onRule(saying.when, recur, saying.repeats.end))])
}
