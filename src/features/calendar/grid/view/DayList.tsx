import { isGone } from '#domain/layout/isGone.ts'
import { useEffect, useEffectEvent, type MouseEvent } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { monthCells } from '#domain/layout/monthCells.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { Card } from '../../../../ui/overlays/card/Card.tsx'
import { formatDay } from '../../format/formatDate.ts'
import { useNow } from '../../zone/useNow.ts'
import type { ChipContext } from './ChipContext.ts'
import styles from './DayList.module.css'
import { laneChip } from './laneChip.tsx'
import { useDayListKeys } from './useDayListKeys.ts'

type DayListProps = {
  readonly date: IsoDate
  /** The button that opens it, in its grid. */
  readonly anchor: HTMLElement
  readonly events: readonly CalendarEvent[]
  readonly context: ChipContext
  readonly onOpen: (event: CalendarEvent) => void
  readonly onClose: () => void
}

/** All events of a day, because its cell had no space for them. They can be opened, and dragged into the grid. */
export function DayList({ date, anchor, events, context, onOpen, onClose }: DayListProps) {
  const now = useNow()
  const onDay = (monthCells(events, [date], context.zone, 1)[0]?.events[0] ?? []).toSorted(byStart)
  const handlers = useDayListKeys(anchor, onClose)
  const leave = useEffectEvent(onClose)

  // The grid shows other days now, or all of this one.
  useEffect(() => {
    if (!anchor.isConnected) leave()
  })

  function onClick({ target, detail }: MouseEvent) {
    if (!(target instanceof Element) || detail > 1) return
    const key = target.closest('[data-event]')?.getAttribute('data-event')
    const event = onDay.find((each) => each.key === key)
    // What is only drawn so far is nowhere to be opened.
    if (event && event.write !== 'added' && event.write !== 'removed' && !isGone(event)) onOpen(event)
  }

  return (
    <Card title={formatDay(date)} anchor={anchor} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the buttons inside are pressed; the list only hears it */}
      <ul role="list" className={styles.list} data-list={date} onClick={onClick} {...handlers}>
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
    </Card>
  )
}

/** All-day events first, then by time. */
const byStart = (one: CalendarEvent, other: CalendarEvent) => startOf(one) - startOf(other)

const startOf = ({ when }: CalendarEvent) => (when.kind === 'timed' ? when.start : Number.MIN_SAFE_INTEGER)
