import { memo, type CSSProperties } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { HourAxis } from '#domain/layout/hourAxis.ts'
import type { EpochMs } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { dayLengthMinutes } from '#domain/time/instantOf.ts'
import { formatLongDay } from '../../format/formatCell.ts'
import { formatTime } from '../../format/formatTime.ts'
import { chip } from './chip.tsx'
import type { ChipContext } from './ChipContext.ts'
import { chipSize } from '../model/chipSize.ts'
import type { DayModel, TimedChip } from '../model/DayModel.ts'
import { ChangeOfClocks } from './ChangeOfClocks.tsx'
import type { Daylight } from './daylight/Daylight.ts'
import type { Folding } from './folding/Folding.ts'
import { laneChip } from './laneChip.tsx'
import { moreButton } from './moreButton.tsx'
import { placeStyle } from '../model/placeStyle.ts'
import styles from './WeekGrid.module.css'

type DayColumnProps = {
  readonly day: DayModel
  readonly index: number
  /** For all-day events, the same on every day. */
  readonly laneCount: number
  readonly axis: HourAxis
  readonly isToday: boolean
  /** Nothing is known of it (yet). */
  readonly isUnread: boolean
  /** The current time, in hours from the top; null in a week without today. */
  readonly nowAt: number | null
  /** Where working hours begin and end, in hours from the top; null on a day off. */
  readonly workFrom: number | null
  readonly workTo: number | null
  /** How high an hour is, in rem. */
  readonly hourRem: number
  readonly folding?: Folding | undefined
  readonly daylight?: Daylight | undefined
  readonly context: ChipContext
  readonly now: EpochMs
}

/** One day: what lasts all day at the top, the rest by the hour. */
export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { day, index, laneCount, axis, isToday, isUnread, nowAt, workFrom, workTo, context, now } = props
  const { hourRem, folding, daylight } = props
  return (
    <div
      role="gridcell"
      tabIndex={-1}
      className={styles.column}
      aria-current={isToday ? 'date' : undefined}
      data-cell={day.date}
      data-off={workFrom === null ? '' : undefined}
    >
      {/* The cell takes its name from the group; a name of its own would have to hold every title in it. */}
      <div role="group" aria-label={formatLongDay(day, isUnread, dayLengthMinutes(day.date, context.zone))}>
        <div className={styles.lanes} style={lanesStyle(laneCount, index)}>
          {day.lanes.map((bar) => laneChip(bar, context, now))}
          {day.hidden > 0 && moreButton(day, context)}
        </div>
        <div className={styles.hours} style={workStyle(workFrom, workTo)} data-hours="">
          {daylight?.nights(day.date, axis, { from: workFrom, to: workTo })}
          <ChangeOfClocks date={day.date} axis={axis} zone={context.zone} />
          {folding?.before(day, context)}
          <div className={styles.events}>
            {day.timed.map((placed) => timedChip(placed, { context, now, hourRem }))}
          </div>
          {folding?.after(day, context)}
          {nowAt !== null && <div className={styles.now} style={startStyle(nowAt)} aria-hidden />}
        </div>
      </div>
    </div>
  )
})

type Numbers = CSSProperties & Record<`--${string}`, number>

const lanesStyle = (lanes: number, index: number): Numbers => ({ '--lanes': lanes, '--index': index })
const workStyle = (from: number | null, to: number | null): Numbers => ({
  '--work-from': from ?? 0,
  '--work-to': to ?? 0,
})
const startStyle = (hours: number): Numbers => ({ '--start': hours })

function timedChip(
  placed: TimedChip,
  { context, now, hourRem }: Pick<DayColumnProps, 'context' | 'now' | 'hourRem'>,
) {
  const { event, start, end, columns } = placed
  const isCrowded = columns > maxWithTime
  const size = chipSize(((end - start) / 60) * hourRem)
  return (
    <div key={event.key} className={styles.place} style={placeStyle(placed, hourRem)}>
      {chip(
        {
          event,
          look: 'block',
          // Beside others a title has one line: a second one would break words.
          size: isCrowded ? 'crowded' : size === 'long' && columns > 1 ? 'medium' : size,
          isAlone: columns === 1,
          time: isCrowded ? '' : timeOf(event, size === 'short' || columns > 1, context.zone),
          now,
        },
        context,
      )}
    </div>
  )
}

/** With more columns, none is wide enough for a time. */
const maxWithTime = 3

/** `09:00` if there is no space for more, else `09:00 – 10:20 · Room B`, of which each may be on a line of its own. */
function timeOf({ when, location }: CalendarEvent, isShort: boolean, zone: Zone): string {
  if (when.kind === 'allDay') return ''
  const start = unbroken(formatTime(when.start, zone))
  if (isShort) return start
  // Without the joiner a line may end after the dash.
  const times = `${start} –\u2060\u00A0${unbroken(formatTime(when.end, zone))}`
  return location === '' ? times : `${times} ·\u00A0${location}`
}

const unbroken = (time: string) => time.replaceAll(' ', '\u00A0')
