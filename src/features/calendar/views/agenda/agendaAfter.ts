import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { agendaModel } from './agendaModel.ts'
import type { AgendaEntry, AgendaMonth, EventOnDay } from './AgendaMonth.ts'

type Wanted = {
  readonly events: readonly CalendarEvent[]
  readonly days: readonly IsoDate[]
  readonly zone: Zone
  readonly today: IsoDate
}

/**
 * `agendaModel` after an earlier one: an unchanged month is the identical value, and is not drawn again; nor is
 * an unchanged day of another month.
 */
export function agendaAfter(
  { events, days, zone, today }: Wanted,
  before: readonly AgendaMonth[] | null,
): readonly AgendaMonth[] {
  const known = new Map(before?.map((month) => [month.month, month]))
  return agendaModel(events, days, zone, today).map(({ month, entries }) => {
    const drawn = known.get(month)
    const byStart = new Map(drawn?.entries.map((entry) => [startOf(entry), entry]))
    const cached = entries.map((entry) => {
      const one = byStart.get(startOf(entry))
      return one && isSameEntry(one, entry) ? one : entry
    })
    const isSame =
      drawn?.entries.length === cached.length &&
      cached.every((entry, index) => entry === drawn.entries[index])
    return isSame ? drawn : { month, entries: cached }
  })
}

const startOf = (entry: AgendaEntry) => (entry.kind === 'day' ? entry.date : entry.first)

function isSameEntry(one: AgendaEntry, other: AgendaEntry | undefined): boolean {
  if (one.kind === 'free')
    return other?.kind === 'free' && one.first === other.first && one.last === other.last
  return (
    other?.kind === 'day' &&
    one.date === other.date &&
    one.events.length === other.events.length &&
    one.events.every((each, index) => isSameEvent(each, other.events[index]))
  )
}

const isSameEvent = ({ event, day, days }: EventOnDay, other: EventOnDay | undefined) =>
  event === other?.event && day === other.day && days === other.days
