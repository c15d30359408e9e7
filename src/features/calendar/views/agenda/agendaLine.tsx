import { t } from '@lingui/core/macro'
import type { EpochMs } from '#domain/time/units.ts'
import colours from '../../../../ui/colours/eventColours.module.css'
import { factLine } from '../../../../ui/join.ts'
import { chipState, formatEvent, titleOf } from '../../format/formatEvent.ts'
import { calendarMarks } from '../../grid/view/calendarMarks.ts'
import { endOf } from '../../grid/view/chip.tsx'
import type { ChipContext } from '../../grid/view/ChipContext.ts'
import { glyphsOf } from '../../grid/view/glyphsOf.tsx'
import { matchMarks } from '../../grid/view/matchMarks.ts'
import type { EventOnDay } from './AgendaMonth.ts'
import styles from './AgendaView.module.css'
import { isOn } from './isComing.ts'
import { timeOn } from './timeOn.ts'

// lingui-set comment="An event in the agenda. “Now”: it is going on."

type LineOptions = {
  readonly context: ChipContext
  readonly now: EpochMs
  /** The first event still to come today: the line of the current time is above it. */
  readonly isNext: boolean
}

/** An event on one of its days. A function and not a component: there may be hundreds. */
export function agendaLine(onDay: EventOnDay, { context, now, isNext }: LineOptions) {
  const { event, day, days } = onDay
  const { zone, keepsPast = false } = context
  const marks = calendarMarks(event, context)
  const matched = matchMarks(event, context.matches)
  const state = chipState(event)
  const isNow = isOn(event, now) && state !== 'cancelled'
  const name = formatEvent(event, zone, marks.name, matched.name)
  const part = days > 1 ? t`day ${day} of ${days}` : ''
  return (
    <li key={event.key} className={isNext ? styles.next : undefined}>
      <button
        type="button"
        tabIndex={-1}
        className={`${colours.event} ${styles.event} ${marks.className}`}
        aria-label={factLine([name, part, isNow && t`now`])}
        data-stop=""
        data-event={event.key}
        data-copies={marks.stripes ? event.copies?.length : undefined}
        data-matched={matched.count}
        data-faint={matched.isFaint ? '' : undefined}
        style={marks.stripes || matched.style ? { ...marks.stripes, ...matched.style } : undefined}
        data-state={state}
        data-free={event.isFree ? '' : undefined}
        data-write={event.write}
        data-unseen={event.unseen}
        data-past={!keepsPast && state !== 'cancelled' && endOf(event, zone) <= now ? '' : undefined}
        data-now={isNow ? '' : undefined}
      >
        {/* What the name says in other words is drawn by the stylesheet: who speaks what they see finds the title in the name. */}
        <span className={styles.time} data-text={timeOn(onDay, zone)} />
        <span className={`${colours.title} ${styles.title}`} data-monogram={marks.monogram}>
          {glyphsOf(event, state)}
          {titleOf(event)}
        </span>
        <span
          className={styles.facts}
          data-text={[part, event.location].filter((fact) => fact !== '').join(' · ')}
        />
        {isNow && (
          <span
            className={styles.isNow}
            data-text={t({ message: 'Now', comment: 'Beside an event that is going on at the moment.' })}
          />
        )}
      </button>
    </li>
  )
}
