import { t } from '@lingui/core/macro'
import { eventWhen } from '#domain/event/draftWhen.ts'
import { recurOf } from '#domain/event/repeats/recurOf.ts'
import type { Saying } from '#domain/quickadd/saying/readSaying.ts'
import { readRule } from '#domain/recurrence/readRule.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { factLine } from '../../../ui/join.ts'
import { formatWhen } from '../format/formatEvent.ts'
import { formatRule } from '../format/formatRepeats.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'

// lingui-set comment="What happens to an event when Enter is pressed: it moves into a calendar."

/** What will happen to an event: its new time, calendar or rhythm. */
export function formatSaying(saying: Saying, zone: Zone, calendars: readonly Calendar[]): string {
  if (saying.kind === 'calendar') {
    const calendar = calendars.find(({ id }) => id === saying.calendarId)?.name ?? ''
    return t`Moves to ${calendar}`
  }
  const when = formatWhen({ when: eventWhen(saying.when, zone) }, zone)
  if (saying.kind === 'when') return when
  const rule = readRule(recurOf(saying.repeats, saying.when))
  return factLine([rule && formatRule(rule), when])
}
