import type { CalendarEvent, EventWhen } from '#domain/event/CalendarEvent.ts'
import { instantOf } from '#domain/time/instantOf.ts'
import { readDate } from '#domain/time/parseDate.ts'
import { addMs, minuteMs, type IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'

export type TimeHere = { readonly when: EventWhen; readonly title: string }

type Around = {
  readonly events: readonly CalendarEvent[]
  readonly zone: Zone
  /** How long a new event is. */
  readonly minutes: number
}

/**
 * The time of what has the focus in a grid: an event's own, with its title, or that of a new event on a day, as Enter
 * begins one there.
 *
 * @returns null if the focus is elsewhere
 */
export function timeHere(focused: Element | null, { events, zone, minutes }: Around): TimeHere | null {
  const key = focused?.getAttribute('data-event') ?? null
  const event = events.find((each) => each.key === key)
  if (event) return { when: event.when, title: event.title }
  const cell = focused?.closest('[data-cell]')
  const date = readDate(cell?.getAttribute('data-cell') ?? '')
  if (!cell || date === null) return null
  return {
    when: cell.querySelector('[data-hours]') ? morningOf(date, zone, minutes) : allDay(date),
    title: '',
  }
}

const allDay = (date: IsoDate): EventWhen => ({ kind: 'allDay', first: date, last: date })

function morningOf(date: IsoDate, zone: Zone, minutes: number): EventWhen {
  const start = instantOf(`${date}T09:00:00`, zone)
  return { kind: 'timed', start, end: addMs(start, minutes * minuteMs), zone: zone.name }
}
