import { startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { IsoDate } from '#domain/time/units.ts'
import { whenQuiet } from '../../../../ui/idle/whenQuiet.ts'
import { monthBeside } from '../month/stepByMonth.ts'
import type { AgendaTop } from './linesNear.ts'

const none: readonly AgendaTop[] = []

/**
 * Where the lines of an agenda are drawn: where it is scrolled to, and where a step leads to, drawn ahead when nothing
 * else happens. What a step leaves stays until the next such time.
 *
 * @param top where it is scrolled to
 */
export function useTopsAhead(top: AgendaTop, date: IsoDate, today: IsoDate): readonly AgendaTop[] {
  const [ahead, setAhead] = useState(none)
  const drawAhead = useEffectEvent((from: IsoDate, left: AgendaTop) => {
    const beside = ([-1, 1] as const).map((direction) => ({
      date: monthBeside(from, direction, today),
      line: 0,
    }))
    startTransition(() => setAhead([...beside, left]))
  })
  useEffect(() => whenQuiet(() => drawAhead(date, top)), [date, top])
  return useMemo(() => [top, ...ahead], [top, ahead])
}
