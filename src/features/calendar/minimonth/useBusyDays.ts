import { useMemo, useState } from 'react'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import type { SavedMatches } from '../grid/model/SavedMatches.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import type { Range } from '../queries/ranges/rangeOf.ts'
import { useEvents } from '../queries/ranges/useEvents.ts'
import { busyDays } from './busyDays.ts'

/** What decides which days get a dot. */
export type Dotting = {
  readonly zone: Zone
  /** Those whose events get a dot. */
  readonly calendars: readonly Calendar[]
  /** The saved searches that are on: what these isolate has a dot alone. */
  readonly matches: SavedMatches | undefined
  /** The grid is read: what is read for the dots alone waits for it. */
  readonly isSettled: boolean
}

const none: readonly never[] = []

/**
 * The days that something is on.
 *
 * @param ranges the same list for the same days
 * @param end the day after the last
 */
export function useBusyDays(
  { zone, calendars, matches, isSettled }: Dotting,
  ranges: readonly Range[],
  { start, end }: { readonly start: IsoDate; readonly end: IsoDate },
): ReadonlySet<IsoDate> {
  const [mayRead, setMayRead] = useState(false)
  if (isSettled && !mayRead) setMayRead(true)
  const { events } = useEvents(mayRead ? calendars : none, ranges, zone.name)
  return useMemo(
    () => busyDays(matches?.shown(events) ?? events, { start, end }, zone),
    [events, matches, start, end, zone],
  )
}
