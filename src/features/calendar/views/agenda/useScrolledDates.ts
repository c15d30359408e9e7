import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { IsoDate } from '#domain/time/units.ts'
import { scrolledDates, type ScrolledDates } from './scrolledDates.ts'

/** A list that is at a date. It reports the date that a person scrolls to, and scrolls to another date. */
export function useScrolledDates(date: IsoDate, onReached: (date: IsoDate) => void = nothing) {
  const list = useRef<HTMLElement>(null)
  const dates = useRef<ScrolledDates | null>(null)
  const reached = useEffectEvent(onReached)

  useLayoutEffect(() => {
    if (!list.current) return undefined
    const made = scrolledDates(list.current, (to) => reached(to))
    dates.current = made
    return made.stop
  }, [])

  useLayoutEffect(() => dates.current?.show(date), [date])

  // Whatever was drawn above the visible part, that stays in place.
  useLayoutEffect(() => dates.current?.hold())

  return list
}

const nothing = () => undefined
