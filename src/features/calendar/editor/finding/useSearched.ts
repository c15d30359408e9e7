import { useMemo, useState } from 'react'
import { addDays } from '#domain/time/dates.ts'
import { dateOf, startOfDay } from '#domain/time/instantOf.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Window } from '#domain/time/Window.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { useNow } from '../../zone/useNow.ts'

/**
 * The days that are looked through: from that of the event on, or from today on if it is over. They stay the same while
 * the event is moved among them.
 */
export function useSearched(day: IsoDate, days: number, zone: Zone): Window {
  const today = dateOf(useNow(), zone)
  const begin = day < today ? today : day
  const [first, setFirst] = useState(begin)
  const isAmong = first <= begin && begin < addDays(first, days) && first >= today
  if (!isAmong) setFirst(begin)
  return useMemo(
    () => ({ start: startOfDay(first, zone), end: startOfDay(addDays(first, days), zone) }),
    [first, days, zone],
  )
}
