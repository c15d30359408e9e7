import { useMemo } from 'react'
import { useContinued } from '../../../../ui/useContinued.ts'
import { useMedia } from '../../../../ui/useMedia.ts'
import type { ViewProps } from '../CalendarView.ts'
import { AgendaMonthSection } from './AgendaMonthSection.tsx'
import styles from './AgendaView.module.css'
import { agendaAfter } from './agendaAfter.ts'
import { linesNear } from './linesNear.ts'
import { useAgendaKeys } from './useAgendaKeys.ts'
import { useDrawnDays } from './useDrawnDays.ts'
import { useScrolledDates } from './useScrolledDates.ts'
import { useTopsAhead } from './useTopsAhead.ts'

/** The least that a line is high, in rem. */
const lineRem = 2

/**
 * The days of some months with their events, below each other. Scrolling adds the months before and after, and of
 * thousands of events draws those that are near.
 */
export function AgendaView(props: ViewProps) {
  const { label, date, context, now, today, isRead, actions, size, onReached } = props
  const { days, events } = useDrawnDays(props)
  const months = useContinued({ events, days, zone: context.zone, today }, agendaAfter)
  const { list, top, look } = useScrolledDates(date, onReached)
  const handlers = useAgendaKeys(list, date, { ...actions, look })
  const isPrinted = useMedia('print')
  const screen = Math.ceil((size.height || usualRem) / lineRem)
  const tops = useTopsAhead(top, date, today)
  const near = useMemo(
    () => (isPrinted ? null : linesNear(months, tops, screen)),
    [isPrinted, months, tops, screen],
  )
  return (
    <section ref={list} className={styles.agenda} aria-label={label} {...handlers}>
      {months.map((month) => (
        <AgendaMonthSection key={month.month} {...{ month, near, context, now, today, isRead }} />
      ))}
    </section>
  )
}

/** How high it is until that is measured. */
const usualRem = 60
