import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { EventOnDay } from './AgendaMonth.ts'
import { eventsByDay } from './agendaModel.ts'

/** What a printed agenda consists of, from top to bottom. */
export type AgendaPart = { readonly key: string } & (
  | { readonly kind: 'month'; readonly date: IsoDate }
  | { readonly kind: 'day'; readonly date: IsoDate; readonly isUnread: boolean }
  | { readonly kind: 'event'; readonly date: IsoDate; readonly onDay: EventOnDay }
  | { readonly kind: 'text'; readonly date: IsoDate; readonly text: string }
)

type PartOptions = {
  readonly zone: Zone
  readonly unread: ReadonlySet<IsoDate>
  readonly hasDescriptions: boolean
}

/** Longer pieces of a description are cut, so that each fits on a sheet. */
const longestText = 600

/**
 * The agenda of some days: a heading for each month if there are several, the days with events, and the days that were not read, which would look
 * free otherwise. A description is in pieces, on the first of its event's days.
 *
 * @param days consecutive
 */
export function agendaParts(
  events: readonly CalendarEvent[],
  days: readonly IsoDate[],
  { zone, unread, hasDescriptions }: PartOptions,
): readonly AgendaPart[] {
  const hasMonths = days[0]?.slice(0, 7) !== days.at(-1)?.slice(0, 7)
  return eventsByDay(events, days, zone).flatMap((onDays, index): readonly AgendaPart[] => {
    const date = days[index]
    if (date === undefined) return []
    const isUnread = unread.has(date)
    const isMonth = hasMonths && (index === 0 || date.endsWith('-01'))
    return [
      ...(isMonth ? [{ kind: 'month', key: date.slice(0, 7), date } as const] : []),
      ...(onDays.length > 0 || isUnread ? [{ kind: 'day', key: date, date, isUnread } as const] : []),
      ...onDays.flatMap((onDay): readonly AgendaPart[] => {
        const key = `${date} ${onDay.event.key}`
        const isDescribed = hasDescriptions && (onDay.day === 1 || index === 0)
        return [
          { kind: 'event', key, date, onDay },
          ...(isDescribed ? piecesOf(onDay.event.description) : []).map(
            (text, at) => ({ kind: 'text', key: `${key} ${at}`, date, text }) as const,
          ),
        ]
      }),
    ]
  })
}

/** The lines of a text without the empty ones, long ones cut between words. */
export function piecesOf(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const pieces: string[] = []
    let rest = line.trim()
    while (rest.length > longestText) {
      const space = rest.lastIndexOf(' ', longestText)
      const end = space > 0 ? space : longestText
      pieces.push(rest.slice(0, end))
      rest = rest.slice(end).trimStart()
    }
    return rest === '' ? pieces : [...pieces, rest]
  })
}
