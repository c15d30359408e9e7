import { chipState, formatStates, titleOf } from '../../format/formatEvent.ts'
import { t } from '@lingui/core/macro'
import { calendarMarks } from '../../grid/view/calendarMarks.ts'
import type { ChipContext } from '../../grid/view/ChipContext.ts'
import eventStyles from '../print/printedEvent.module.css'
import { calendarLetters, matchSymbols } from '../print/printedEvent.tsx'
import type { EventOnDay } from './AgendaMonth.ts'
import styles from './AgendaSheets.module.css'
import { timeOn } from './timeOn.ts'

/** An event of a printed agenda: its time, its title, and what else is known of it, in words. */
export function printedEntry(onDay: EventOnDay, context: ChipContext) {
  const { event, day, days } = onDay
  const { className } = calendarMarks(event, context)
  const part = days > 1 ? t`day ${day} of ${days}` : ''
  const facts = [part, event.location, ...formatStates(event)].filter((fact) => fact !== '')
  return (
    <div className={styles.event}>
      <span className={styles.time}>{timeOn(onDay, context.zone)}</span>
      <div
        className={`${eventStyles.event} ${styles.entry} ${className}`}
        data-state={chipState(event)}
        data-free={event.isFree ? '' : undefined}
        data-faint={context.matches?.recedes(event) ? '' : undefined}
      >
        {matchSymbols(event, context)}
        {calendarLetters(event, context)}
        <span className={eventStyles.title}>{titleOf(event)}</span>
        {facts.map((fact) => (
          <span key={fact} className={styles.fact}>
            {' '}
            · {fact}
          </span>
        ))}
      </div>
    </div>
  )
}
