import { useContinued } from '../../../../ui/useContinued.ts'
import type { ViewProps } from '../CalendarView.ts'
import { AgendaMonthSection } from './AgendaMonthSection.tsx'
import styles from './AgendaView.module.css'
import { agendaAfter } from './agendaAfter.ts'
import { useAgendaKeys } from './useAgendaKeys.ts'
import { useScrolledDates } from './useScrolledDates.ts'

/**
 * The days of some months with their events, below each other. Scrolling adds the months before and after.
 */
export function AgendaView(props: ViewProps) {
  const { label, date, days, events, context, now, today, isRead, actions, onReached } = props
  const months = useContinued({ events, days, zone: context.zone, today }, agendaAfter)
  const list = useScrolledDates(date, onReached)
  const handlers = useAgendaKeys(list, date, actions)
  return (
    <section ref={list} className={styles.agenda} aria-label={label} {...handlers}>
      {months.map((month) => (
        <AgendaMonthSection key={month.month} {...{ month, context, now, today, isRead }} />
      ))}
    </section>
  )
}
