import type { CalendarView } from '../views/CalendarView.ts'

/** What printing needs of a view; a layout that is no view has the same. */
export type PrintedView = Pick<CalendarView, 'name' | 'title' | 'days' | 'heading' | 'label' | 'print'>
