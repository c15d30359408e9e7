import '#src/ui/fonts.css'
import '#src/ui/tokens.css'
import '#src/ui/base.css'
import { monthGrid, weekOf } from '#domain/time/dates.ts'
import { nameColours } from '#src/features/calendar/grid/model/calendarColours.ts'
import { monthModel } from '#src/features/calendar/views/month/monthModel.ts'
import { weekModel } from '#src/features/calendar/grid/model/weekModel.ts'
import { loadCatalogue } from '#src/locales/loadCatalogue.ts'
import { calendarEvents, context } from './calendarEvents.ts'
import type { Contender } from './Contender.ts'
import { drawMonth, drawWeek } from './floorCells.ts'
import './ours.css'
import { type IsoDate } from '#domain/time/units.ts'

/**
 * The floor: the least work possible in this browser. It draws the same layout, cells, chips and styles with
 * plain DOM, everything anew each time.
 */
export async function floor(): Promise<Contender> {
  const activate = await loadCatalogue('en')
  activate()
  nameColours(context.calendars)
  return {
    chip: '[data-event]',
    more: '[data-more]',
    prepare({ view, date: first, events, room }) {
      const own = calendarEvents(events)
      return {
        mount(place) {
          const page = document.createElement('div')
          page.className = 'bench-page'
          place.append(page)
          const show = (date: IsoDate) =>
            page.replaceChildren(
              view === 'month'
                ? drawMonth(monthModel(own, monthGrid(date, 1), context.zone, room + 1), room + 1)
                : drawWeek(weekModel(own, weekOf(date, 1), context.zone)),
            )
          show(first)
          const grid = page.firstElementChild
          if (view === 'week' && grid) grid.scrollTop = 434
          return { show }
        },
      }
    },
  }
}
