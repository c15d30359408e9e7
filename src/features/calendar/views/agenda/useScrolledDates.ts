import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { IsoDate } from '#domain/time/units.ts'
import { scrolledDates, type ScrolledDates } from './scrolledDates.ts'

/** A list that stands at a date: where a person scrolls to is said, and another date is scrolled to. */
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

  // Whatever was drawn above what is looked at: that stays where it is.
  useLayoutEffect(() => dates.current?.hold())

  return list
}

const nothing = () => undefined
