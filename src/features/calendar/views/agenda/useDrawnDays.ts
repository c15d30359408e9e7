import { startTransition, useEffect, useState } from 'react'
import { daysBetween } from '#domain/time/dates.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { whenIdle } from '../../../../ui/whenIdle.ts'
import type { ViewProps } from '../CalendarView.ts'

type Drawn = Pick<ViewProps, 'days' | 'events'>

/** So many days below a date fill any screen, or nearly. */
const enoughDays = 31

/**
 * The days that an agenda draws, and their events. After a step to days that it has drawn it scrolls at once, and draws
 * the days that come with the step when that is painted.
 */
export function useDrawnDays({ date, days, events }: Drawn & Pick<ViewProps, 'date'>): Drawn {
  const [drawn, setDrawn] = useState({ days, events })
  const isStep = drawn.days !== days && hasDrawn(drawn.days, date)
  if (!isStep && (drawn.days !== days || drawn.events !== events)) setDrawn({ days, events })

  useEffect(
    () => (isStep ? whenIdle(() => startTransition(() => setDrawn({ days, events }))) : undefined),
    [isStep, days, events],
  )
  return isStep ? drawn : { days, events }
}

function hasDrawn(days: readonly IsoDate[], date: IsoDate): boolean {
  const [first, last] = [days[0], days.at(-1)]
  return first !== undefined && last !== undefined && date >= first && daysBetween(date, last) >= enoughDays
}
