import { plural, t } from '@lingui/core/macro'
import type { BinItemAnswer } from '#contract/bin.ts'
import { dateLocale } from '../../../locales/dateLocale.ts'
import { titleOf } from '../format/formatEvent.ts'
import { formatMade } from '../format/formatMade.ts'

// lingui-set comment="What is in the bin: deleted events and calendars."

/** The name of an item: a title or a calendar's name. */
export const binItemName = ({ name }: Pick<BinItemAnswer, 'name'>): string => titleOf({ title: name ?? '' })

/** What it was and where: `Event in Work`, `Calendar with 3 events`. */
export function whatSentence({ kind, calendarName, events }: BinItemAnswer): string {
  if (kind === 'calendar')
    return plural(events, {
      0: 'Calendar without events',
      one: 'Calendar with # event',
      other: 'Calendar with # events',
    })
  return calendarName === null ? t`Event` : t`Event in “${calendarName}”`
}

/** When it was deleted, and by whom if by somebody else: `Deleted 21 November at 10:29 by Bob Baker`. */
export function deletedSentence({ deletedAt, deletedBy }: BinItemAnswer, userId: string): string {
  const when = formatMade(Date.parse(deletedAt))
  if (deletedBy === null || deletedBy.id === userId) return t`Deleted ${when}`
  const { displayName } = deletedBy
  return t`Deleted ${when} by ${displayName}`
}

/** Until when it can be restored: `Kept until 21 December`. */
export function expirySentence({ expiresAt }: BinItemAnswer): string {
  const parts = { day: 'numeric', month: 'long' } as const
  const day = new Intl.DateTimeFormat(dateLocale(), parts).format(Date.parse(expiresAt))
  return t`Kept until ${day}`
}
