import { startTransition, useEffect, useState } from 'react'
import { addDays, addMonths, startOfMonth } from '#domain/time/dates.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { whenIdle } from '../../../../ui/idle/whenIdle.ts'
import type { ViewProps } from '../CalendarView.ts'

type Drawn = Pick<ViewProps, 'days' | 'events'>

/** So many whole months from a date on bring it to the top, however little is in them: each has a third of the height. */
const enoughMonths = 3

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

/** Whether days reach so far that a date can be scrolled to. */
export function hasDrawn(days: readonly IsoDate[], date: IsoDate): boolean {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return false
  const whole = date === startOfMonth(date) ? date : addMonths(startOfMonth(date), 1)
  return date >= first && addMonths(whole, enoughMonths) <= addDays(last, 1)
}
