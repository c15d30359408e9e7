import type { MouseEvent } from 'react'
import { useRef } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { monthCells } from '#domain/layout/monthCells.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { Popover } from '../../../../ui/overlays/Popover.tsx'
import { formatDay } from '../../format/formatDate.ts'
import type { ChipContext } from './ChipContext.ts'
import { laneChip } from './laneChip.tsx'
import styles from './DayList.module.css'
import { useNow } from '../../zone/useNow.ts'

type DayListProps = {
  readonly date: IsoDate
  readonly anchor: HTMLElement
  readonly events: readonly CalendarEvent[]
  readonly context: ChipContext
  readonly onOpen: (event: CalendarEvent) => void
  readonly onClose: () => void
}

/** All events of a day, because its cell had no space for them. */
export function DayList({ date, anchor, events, context, onOpen, onClose }: DayListProps) {
  const anchored = useRef(anchor)
  const now = useNow()
  const onDay = (monthCells(events, [date], context.zone, 1)[0]?.events[0] ?? []).toSorted(byStart)

  function onClick({ target }: MouseEvent) {
    const key = target instanceof Element ? target.closest('[data-event]')?.getAttribute('data-event') : null
    const event = onDay.find((each) => each.key === key)
    if (!event) return
    onClose()
    onOpen(event)
  }

  return (
    <Popover label={formatDay(date)} anchor={anchored} onClose={onClose}>
      <h2 className={styles.day}>{formatDay(date)}</h2>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the buttons inside are pressed; the list only hears it */}
      <ul role="list" className={styles.list} onClick={onClick}>
        {onDay.map((event) => (
          <li key={event.key}>
            {laneChip(
              { event, lane: 0, gap: 0, days: 1, continuesBefore: false, continuesAfter: false },
              context,
              now,
              0,
            )}
          </li>
        ))}
      </ul>
    </Popover>
  )
}

/** All-day events first, then by time. */
const byStart = (one: CalendarEvent, other: CalendarEvent) => startOf(one) - startOf(other)

const startOf = ({ when }: CalendarEvent) => (when.kind === 'timed' ? when.start : Number.MIN_SAFE_INTEGER)
