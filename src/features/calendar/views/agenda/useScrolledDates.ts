import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { IsoDate } from '#domain/time/units.ts'
import type { AgendaTop } from './linesNear.ts'
import { scrolledDates, type ScrolledDates } from './scrolledDates.ts'

/** So many lines it may be scrolled before others are drawn. */
const stepLines = 10

/**
 * A list that is at a date. It reports the date that a person scrolls to, and scrolls to another date.
 *
 * @returns the list, what is at its top, and what sees to that at once
 */
export function useScrolledDates(date: IsoDate, onReached: (date: IsoDate) => void = nothing) {
  const list = useRef<HTMLElement>(null)
  const dates = useRef<ScrolledDates | null>(null)
  const [last, setLast] = useState<Last>({ date, reached: date, top: { date, line: 0 } })
  // Who scrolled there is further on by now.
  const now =
    last.date === date ? last : { ...last, date, top: last.reached === date ? last.top : { date, line: 0 } }

  const draw = useEffectEvent((seen: AgendaTop) => {
    const next = withTop(now, seen)
    if (next !== last) flushSync(() => setLast(next))
  })
  const reached = useEffectEvent((to: IsoDate) => {
    setLast({ ...now, reached: to })
    onReached(to)
  })

  useLayoutEffect(() => {
    if (!list.current) return undefined
    const made = scrolledDates(list.current, {
      draw: (seen) => draw(seen),
      reached: (to) => reached(to),
    })
    dates.current = made
    return made.stop
  }, [])

  useLayoutEffect(() => dates.current?.show(date), [date])

  // Whatever was drawn above the visible part, that stays in place.
  useLayoutEffect(() => dates.current?.hold())

  return { list, top: now.top, look: () => dates.current?.look() }
}

/** The date that was given last, the one that was reported last, and what is at the top. */
type Last = { readonly date: IsoDate; readonly reached: IsoDate; readonly top: AgendaTop }

function withTop(before: Last, { date, line }: AgendaTop): Last {
  const top = { date, line: line - (line % stepLines) }
  return before.top.date === top.date && before.top.line === top.line ? before : { ...before, top }
}

const nothing = () => undefined
