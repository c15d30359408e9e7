import { Calendar } from 'fullcalendar'
import dayGrid from 'fullcalendar/daygrid'
import interaction from 'fullcalendar/interaction'
import classic from 'fullcalendar/themes/classic'
import timeGrid from 'fullcalendar/timegrid'
import 'fullcalendar/skeleton.css'
import 'fullcalendar/themes/classic/theme.css'
import 'fullcalendar/themes/classic/palette.css'
import type { Contender } from '../page/Contender.ts'
import { colours } from '../page/PlainEvent.ts'

/** FullCalendar 7, set up as in its documentation, with its own theme and without its toolbar. */
export const contender: Contender = {
  chip: '.bench-chip',
  more: '.bench-more',
  prepare({ view, date, events, room, columns }) {
    const own = events.map(({ id, title, calendar, start, end, isAllDay }) => ({
      id,
      title,
      start: isAllDay ? new Date(start).toISOString().slice(0, 10) : new Date(start),
      end: isAllDay ? new Date(end).toISOString().slice(0, 10) : new Date(end),
      allDay: isAllDay,
      color: colours[calendar] ?? 'gray',
    }))
    return {
      mount(place) {
        const calendar = new Calendar(place, {
          plugins: [dayGrid, timeGrid, interaction, classic],
          initialView: view === 'month' ? 'dayGridMonth' : 'timeGridWeek',
          initialDate: date,
          events: own,
          headerToolbar: false,
          firstDay: 1,
          fixedWeekCount: false,
          height: place.clientHeight,
          dayMaxEvents: room,
          eventMaxStack: columns,
          editable: true,
          eventClass: 'bench-chip',
          moreLinkClass: 'bench-more',
          scrollTime: '08:00:00',
        })
        calendar.render()
        return { show: (next) => calendar.gotoDate(next) }
      },
    }
  },
}
