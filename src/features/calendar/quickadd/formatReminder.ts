import { plural, t } from '@lingui/core/macro'

// lingui-set comment="When a reminder of an event comes."

/** `10 minutes before`. */
export function formatReminder(minutes: number): string {
  if (minutes === 0) return t`At the start`
  const [weeks, days, hours] = [minutes / 10_080, minutes / 1440, minutes / 60]
  if (Number.isInteger(weeks)) return plural(weeks, { one: '# week before', other: '# weeks before' })
  if (Number.isInteger(days)) return plural(days, { one: '# day before', other: '# days before' })
  if (Number.isInteger(hours)) return plural(hours, { one: '# hour before', other: '# hours before' })
  return plural(minutes, { one: '# minute before', other: '# minutes before' })
}
