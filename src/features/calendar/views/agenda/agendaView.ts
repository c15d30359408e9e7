import { msg, t } from '@lingui/core/macro'
import { lazyComponent } from '../../../../ui/loading/lazyComponent.tsx'
import { formatMonth } from '../../format/formatDate.ts'
import { formatHeading } from '../../format/formatHeading.ts'
import { rangesOver } from '../../queries/ranges/rangesOver.ts'
import type { CalendarView } from '../CalendarView.ts'
import { wholeMonth } from '../print/periods.ts'
import { stepByMonth } from '../month/stepByMonth.ts'
import { monthsAround } from '../monthsAround.ts'

// lingui-set comment="A view of the calendar: a list of days with their events, which scrolls on without an end."

/** A list of days with their events, which can be scrolled in both directions. */
export const agendaView: CalendarView = {
  name: 'agenda',
  title: msg`Agenda`,
  placeOnPhones: 1,
  keys: ['a'],
  days: (date) => monthsAround(date, 1, 3),
  step: stepByMonth,
  ranges: (_, days) => rangesOver(days),
  heading: (date) => formatHeading(date, date),
  label: (date) => {
    const month = formatMonth(date)
    return t`Agenda of ${month}`
  },
  isWithinWeek: false,
  saysFree: false,
  isSwiped: false,
  print: {
    orientation: 'portrait',
    period: wholeMonth,
    runsOn: true,
    hasDescriptions: true,
    component: lazyComponent(async () => (await import('./AgendaSheets.tsx')).AgendaSheets),
  },
  component: lazyComponent(async () => (await import('./AgendaView.tsx')).AgendaView),
}
