import { memo, useDeferredValue, useMemo, useState } from 'react'
import { addMonths, startOfMonth } from '#domain/time/dates.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { SavedMatches } from '../grid/model/SavedMatches.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { rangeOf } from '../queries/ranges/rangeOf.ts'
import { useEvents } from '../queries/ranges/useEvents.ts'
import { busyDays } from './busyDays.ts'
import { MiniMonth } from './MiniMonth.tsx'

type DottedMonthProps = {
  readonly date: IsoDate
  readonly shown: readonly IsoDate[]
  readonly today: IsoDate
  readonly zone: Zone
  /** Those whose events get a dot. */
  readonly calendars: readonly Calendar[]
  /** The saved searches that are on: what these isolate has a dot alone. */
  readonly matches: SavedMatches | undefined
  /** The grid is read: what is read for the dots alone waits for it. */
  readonly isSettled: boolean
  readonly show: (to: { readonly date: IsoDate }) => void
}

const none: readonly never[] = []

/**
 * The small month, with a dot below each of its days that something is on. It follows a step once the grid beside it is
 * painted.
 */
export const DottedMonth = memo(function DottedMonth(props: DottedMonthProps) {
  return <Month {...useDeferredValue(props)} />
})

const Month = memo(function Month(props: DottedMonthProps) {
  const { date, shown, today, zone, calendars, matches, isSettled, show } = props
  const [leafed, setLeafed] = useState({ from: date, to: date })
  const month = startOfMonth(leafed.from === date ? leafed.to : date)
  const [mayRead, setMayRead] = useState(false)
  if (isSettled && !mayRead) setMayRead(true)
  const ranges = useMemo(() => [rangeOf(month)], [month])
  const { events } = useEvents(mayRead ? calendars : none, ranges, zone.name)
  const busy = useMemo(
    () => busyDays(matches?.shown(events) ?? events, { start: month, end: addMonths(month, 1) }, zone),
    [events, matches, month, zone],
  )
  return (
    <MiniMonth
      date={date}
      shown={shown}
      today={today}
      show={show}
      busy={busy}
      onLeaf={(to) => setLeafed({ from: date, to })}
    />
  )
})
