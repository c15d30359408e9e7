import { useEffect } from 'react'
import type { IsoDate } from '#domain/time/units.ts'
import { drawnDay } from '../../grid/drag/lift/drawnDay.ts'
import type { CalendarView } from '../../views/CalendarView.ts'

type Shown = {
  readonly view: Pick<CalendarView, 'name' | 'isSwiped'>
  readonly period: { readonly date: IsoDate }
  readonly days: readonly IsoDate[]
  /** How often the day was asked for that is shown already: Today, of who has scrolled away from it. */
  readonly askedAgain: number
}

/**
 * Where a view does not fit, the day of the address is scrolled into sight: when it opens, when it is another
 * day, and when it is asked for again. A view that scrolls over dates sees to that itself.
 */
export function useSeenDay({ view, period, days, askedAgain }: Shown): void {
  const { date } = period
  const isOurs = view.isSwiped !== false && days.includes(date)
  const { name } = view

  useEffect(() => {
    if (!isOurs) return undefined
    let isOver = false
    // A view that was never shown before is not drawn yet.
    void drawnDay(date).then((day) => !isOver && bringIntoSight(day))
    return () => {
      isOver = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another view of the same day is scrolled elsewhere
  }, [isOurs, name, date, askedAgain])
}

/** A day by the hour is as high as all of its hours: where these are scrolled to is theirs. */
function bringIntoSight(day: HTMLElement | null): void {
  if (!day?.querySelector('[data-hours]')) day?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
