import type { ViewProps } from '../CalendarView.ts'
import { WeekRows } from './WeekRows.tsx'

/** The whole weeks of a month. */
export const MonthView = (props: ViewProps) => <WeekRows {...props} month={props.date.slice(0, 7)} />
