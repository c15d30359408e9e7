import { startTransition, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { IsoDate, Weekday } from '#domain/time/units.ts'
import { scrolledWeeks, weeksAround, type ScrolledWeeks } from './scrolledWeeks.ts'
import { axisAround, weekIndex } from './weekAxis.ts'

type Weeks = {
  /** The one of the first whole week. */
  readonly date: IsoDate
  readonly weekStartsOn: Weekday
  /** How high a week is, and how many of them can be seen. */
  readonly weekRem: number
  readonly visible: number
  readonly onReached: ((date: IsoDate) => void) | undefined
}

/** Weeks that are scrolled: those to be drawn now. Where a person scrolls to is said, and another date is scrolled to. */
export function useScrolledWeeks({ date, weekStartsOn, weekRem, visible, onReached }: Weeks) {
  const rows = useRef<HTMLDivElement>(null)
  const weeks = useRef<ScrolledWeeks | null>(null)
  const century = Number(date.slice(0, 2))
  const axis = useMemo(() => axisAround(century, weekStartsOn), [century, weekStartsOn])
  const place = useMemo(
    () => ({ axis, weekStartsOn, weekRem, visible }),
    [axis, weekStartsOn, weekRem, visible],
  )
  const [drawn, setDrawn] = useState(() => weeksAround(weekIndex(date, weekStartsOn), place))
  const reached = useEffectEvent((to: IsoDate) => onReached?.(to))

  useLayoutEffect(() => {
    if (!rows.current) return undefined
    const made = scrolledWeeks(rows.current, {
      draw: setDrawn,
      flush: flushSync,
      // What is read and headed otherwise comes bit by bit: meanwhile the weeks go on.
      reached: (to) => startTransition(() => reached(to)),
    })
    weeks.current = made
    return made.stop
  }, [])

  useLayoutEffect(() => weeks.current?.place(place), [place])
  useLayoutEffect(() => weeks.current?.show(date), [date])

  return { rows, axis, ...drawn }
}
