import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import type { HourAxis } from '#domain/layout/hourAxis.ts'
import { addDays } from '#domain/time/dates.ts'
import { startOfDay } from '#domain/time/instantOf.ts'
import { earlier, later, type IsoDate } from '#domain/time/units.ts'
import type { Window } from '#domain/time/Window.ts'
import type { Surface } from '../geometry/surfaceOf.ts'
import { guestTimesOf, type GuestTimes } from './guestTimes.ts'
import styles from './shadeGuests.module.css'

/** The hours of a grid while an event with guests is moved over it. */
export type GuestShades = {
  /** What is announced of a time besides when it is; empty while nothing is known. */
  readonly tell: (when: EventWhen) => string
  readonly remove: () => void
}

/**
 * Darkens the hours in which a guest of an event cannot come, and shows the best places. They appear when they are
 * known, and the move does not wait for them.
 *
 * @param onKnown once they are drawn
 */
export function shadeGuests(
  key: string,
  { grid, geometry, actions }: Surface,
  onKnown: (times: GuestTimes) => unknown = () => undefined,
): GuestShades {
  const { dates, hours } = geometry
  const [first, last] = [dates[0], dates.at(-1)]
  let times: GuestTimes | null = null
  let drawn: readonly HTMLElement[] = []
  let isOver = false

  async function draw(shown: Window, axis: HourAxis) {
    const known = await guestTimesOf(key, shown)
    if (isOver || known === null) return
    times = known
    drawn = dates.flatMap((date) => shadesOn(date, axis, known))
    onKnown(known)
  }

  function shadesOn(
    date: IsoDate,
    axis: HourAxis,
    { blocked, best, namesIn }: GuestTimes,
  ): readonly HTMLElement[] {
    const column = grid.querySelector(`[data-cell="${date}"] [data-hours]`)
    const day = { start: startOfDay(date, actions.zone), end: startOfDay(addDays(date, 1), actions.zone) }
    const shade = (time: Window, name: string) => {
      const element = document.createElement('div')
      element.className = styles[name] ?? ''
      element.setAttribute('aria-hidden', 'true')
      const start = axis.placeOf(later(time.start, day.start), date, 'start')
      const end = axis.placeOf(earlier(time.end, day.end), date, 'end')
      element.style.setProperty('--start', String(start / 60))
      element.style.setProperty('--length', String((end - start) / 60))
      return element
    }
    const touches = ({ start, end }: Window) => start < day.end && end > day.start
    const shades = [
      ...blocked.filter(touches).map((time) => {
        const element = shade(time, 'blocked')
        element.dataset['guests'] = time.busy.length > 0 ? 'busy' : time.unsure.length > 0 ? 'unsure' : 'off'
        element.textContent = namesIn(time)
        return element
      }),
      ...best.filter(touches).map((time) => {
        const element = shade(time, 'best')
        element.dataset['best'] = ''
        element.textContent = String(best.indexOf(time) + 1)
        return element
      }),
    ]
    column?.append(...shades)
    return shades
  }

  if (hours && first !== undefined && last !== undefined) {
    const shown = { start: startOfDay(first, actions.zone), end: startOfDay(addDays(last, 1), actions.zone) }
    // Without an answer the event is moved all the same.
    void draw(shown, hours.axis).catch(() => undefined)
  }
  return {
    tell: (when) => times?.tell(when) ?? '',
    remove: () => {
      isOver = true
      for (const element of drawn) element.remove()
    },
  }
}
