import { select, t } from '@lingui/core/macro'
import type { Rule } from '#domain/recurrence/Rule.ts'
import { formatCalendarSystem } from '../formatCalendarSystem.ts'

// lingui-set comment="A fact after “Every year, ” or “Every month, ”: of its dates, or of a calendar such as the Chinese one."

/** What a rule says that names its calendar system (RFC 7529); null for several dates. */
export function scaleFacts(rule: Rule): readonly string[] | null {
  if (rule.byMonth.length > 1 || rule.byMonthDay.length > 1) return null
  if (rule.byWeekNo.length + rule.byYearDay.length > 0) return null
  return [dateOfScaleName(rule), scaleName(rule), skipName(rule)].filter((each) => each !== null)
}

/** `day 8 of month 5 (leap)`, for a rule that names its calendar system. */
function dateOfScaleName({ byMonth: [month], byMonthDay: [day] }: Rule): string | null {
  if (month === undefined) return day === undefined ? null : t`day ${day}`
  const number = Math.floor(month)
  const kind = number === month ? 'plain' : 'leap'
  return day === undefined
    ? select(kind, { leap: `month ${number} (leap)`, other: `month ${number}` })
    : select(kind, { leap: `day ${day} of month ${number} (leap)`, other: `day ${day} of month ${number}` })
}

const scaleName = ({ scale }: Rule) =>
  scale === null || scale.name === 'GREGORIAN' ? null : formatCalendarSystem(scale.name)

/** What SKIP does with a date that does not exist. */
function skipName({ scale }: Rule): string | null {
  switch (scale?.skip) {
    case 'BACKWARD':
      return t`or just before if there is no such date`
    case 'FORWARD':
      return t`or just after if there is no such date`
    default:
      return null
  }
}
