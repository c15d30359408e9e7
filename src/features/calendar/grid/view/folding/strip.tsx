import { select, t } from '@lingui/core/macro'
import ChevronsDownUp from 'lucide-react/icons/chevrons-down-up'
import type { CSSProperties } from 'react'
import type { Span } from '#domain/layout/sideBySide.ts'
import { formatClock } from '../../../format/formatTime.ts'
import { pluralForm } from '../../../format/pluralForm.ts'
import type { DayModel, FoldedPart } from '../../model/DayModel.ts'
import { calendarMarks } from '../calendarMarks.ts'
import type { ChipContext } from '../ChipContext.ts'
import styles from './strip.module.css'

// lingui-set comment="In a week whose nights are folded: the button that unfolds the hours of a day before or after a time. {count} events are hidden there."

type StripOptions = {
  readonly side: 'before' | 'after'
  readonly isFolded: boolean
  readonly place: Span
  readonly clock: number
}

/** More ticks than these would run into the next day. */
const maxTicks = 12

/** The hours of a day before or after its open ones: a button with a tick for each event that hides there. */
export function strip({ side, isFolded, place, clock }: StripOptions, day: DayModel, context: ChipContext) {
  const parts = day.folded?.filter((part) => part.side === side) ?? []
  const label = isFolded ? labelOf(side, formatClock(clock), parts.length) : hoursOf(side, formatClock(clock))
  return (
    <button
      key={side}
      type="button"
      tabIndex={-1}
      className={styles.strip}
      style={styleOf(place)}
      aria-label={label}
      title={label}
      aria-expanded={!isFolded}
      data-strip={side}
    >
      {isFolded ? (
        parts.slice(0, maxTicks).map((part) => tick(part, context))
      ) : (
        <ChevronsDownUp size={10} aria-hidden />
      )}
    </button>
  )
}

function tick({ event }: FoldedPart, context: ChipContext) {
  return <span key={event.key} className={`${styles.tick} ${calendarMarks(event, context).className}`} />
}

const hoursOf = (side: 'before' | 'after', time: string) =>
  side === 'before' ? t`Before ${time}` : t`After ${time}`

function labelOf(side: 'before' | 'after', time: string, count: number): string {
  if (count === 0) return side === 'before' ? t`Before ${time}, no events` : t`After ${time}, no events`
  const form = pluralForm(count)
  return side === 'before'
    ? select(form, { one: `Before ${time}, ${count} event`, other: `Before ${time}, ${count} events` })
    : select(form, { one: `After ${time}, ${count} event`, other: `After ${time}, ${count} events` })
}

const styleOf = ({ start, end }: Span): CSSProperties & Record<`--${string}`, number> => ({
  '--start': start / 60,
  '--length': (end - start) / 60,
})
