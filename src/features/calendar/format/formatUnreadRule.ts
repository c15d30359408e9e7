import { t } from '@lingui/core/macro'
import type { JCal } from '#contract/jcal.ts'
import { unreadRule } from '#domain/event/unreadRule.ts'
import { formatCalendarSystem } from './formatCalendarSystem.ts'

/** The sentence for a series whose rule cannot be calculated; null for all others. */
export function formatUnreadRule(object: JCal): string | null {
  const unread = unreadRule(object)
  if (unread === null) return null
  if (unread.calendar === null) return t`Kalends can’t read how this repeats. Only the first date is shown.`
  const name = formatCalendarSystem(unread.calendar)
  return t`Kalends can’t calculate dates in this calendar: ${name}. Only the first date is shown.`
}
