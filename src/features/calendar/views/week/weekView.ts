import { msg } from '@lingui/core/macro'
import { addDays, daysFrom, weekOf } from '#domain/time/dates.ts'
import { workDaysFrom } from '#domain/time/workDaysFrom.ts'
import { workWeekOf } from '#domain/time/workWeekOf.ts'
import { formatDays, formatHeading } from '../../format/formatHeading.ts'
import { HoursView } from '../HoursView.tsx'
import { rangesOver } from '../../queries/ranges/rangesOver.ts'
import type { CalendarView } from '../CalendarView.ts'
import { LazyHoursSheet } from '../print/LazyHoursSheet.ts'
import { weeksOn } from '../print/periods.ts'

// lingui-set comment="The name of a view of the calendar: a week."

/** How many days, if there is no space for a week. */
const few = 3

/** A week by the hour; if there is no space for it, some days from the date on. Hidden weekends are in neither. */
export const weekView: CalendarView = {
  name: 'week',
  title: msg`Week`,
  narrowTitle: msg`3 days`,
  keys: ['w'],
  days: (date, { columns, weekStartsOn, weekend, hidesWeekend }) => {
    if (columns !== 7) return hidesWeekend ? workDaysFrom(date, few, weekend) : daysFrom(date, few)
    return hidesWeekend ? workWeekOf(date, weekStartsOn, weekend) : weekOf(date, weekStartsOn)
  },
  step: (date, direction, { columns, weekend, hidesWeekend }) => {
    if (columns === 7) return addDays(date, direction * 7)
    if (!hidesWeekend) return addDays(date, direction * few)
    const [before] = workDaysFrom(date, -few, weekend)
    const after = workDaysFrom(date, few + 1, weekend).at(-1)
    return (direction === 1 ? after : before) ?? date
  },
  ranges: (_, days) => rangesOver(days),
  heading: (date, days) => formatHeading(days[0] ?? date, days.at(-1) ?? date),
  label: (date, days) => formatDays(days[0] ?? date, days.length),
  isWithinWeek: true,
  saysClocks: false,
  print: { orientation: 'landscape', period: weeksOn(1), component: LazyHoursSheet },
  component: HoursView,
}
