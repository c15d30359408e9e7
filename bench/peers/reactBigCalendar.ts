import moment from 'moment'
import { createElement, useState } from 'react'
import { Calendar, momentLocalizer } from 'react-big-calendar'
import dragAndDrop from 'react-big-calendar/lib/addons/dragAndDrop'
import 'react-big-calendar/lib/css/react-big-calendar.css'
import 'react-big-calendar/lib/addons/dragAndDrop/styles.css'
import { createRoot } from 'react-dom/client'
import type { EpochMs } from '#domain/time/units.ts'
import type { Contender } from '../page/Contender.ts'
import { colours } from '../page/PlainEvent.ts'

moment.updateLocale('en', { week: { dow: 1, doy: 4 } })
const localizer = momentLocalizer(moment)
// It is CommonJS: Vite puts its default export into a property.
const DraggableCalendar = dragAndDrop.default(Calendar)

/** react-big-calendar, set up as in its documentation, draggable and without its toolbar. */
export const contender: Contender = {
  chip: '.rbc-event',
  more: '.rbc-show-more',
  prepare({ view, date, events }) {
    const own = events.map(({ id, title, calendar, start, end, isAllDay }) => ({
      id,
      title,
      start: isAllDay ? atLocalMidnight(start) : new Date(start),
      end: isAllDay ? atLocalMidnight(end) : new Date(end),
      allDay: isAllDay,
      colour: colours[calendar] ?? 'gray',
    }))
    const styleOf = (event: { colour?: string }) => ({ style: { backgroundColor: event.colour } })
    const scrollTo = new Date(2027, 2, 1, 8)
    return {
      mount(place) {
        let show = (_date: Date) => {}
        function Page() {
          const [shown, setShown] = useState(new Date(`${date}T12:00:00`))
          show = setShown
          return createElement(DraggableCalendar, {
            localizer,
            events: own,
            view,
            date: shown,
            toolbar: false,
            scrollToTime: scrollTo,
            onView: () => {},
            onNavigate: () => {},
            eventPropGetter: styleOf,
            style: { height: '100%' },
          })
        }
        createRoot(place).render(createElement(Page))
        return { show: (next) => show(new Date(`${next}T12:00:00`)) }
      },
    }
  },
}

function atLocalMidnight(instant: EpochMs): Date {
  const [year = 0, month = 1, day = 1] = new Date(instant).toISOString().slice(0, 10).split('-').map(Number)
  return new Date(year, month - 1, day)
}
