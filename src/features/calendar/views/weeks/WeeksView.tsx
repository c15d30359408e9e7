import type { ViewProps } from '../CalendarView.ts'
import { WeekRows } from '../month/WeekRows.tsx'

/** Weeks of whatever month. */
export const WeeksView = (props: ViewProps) => <WeekRows {...props} month="" />
