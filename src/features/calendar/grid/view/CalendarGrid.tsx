import { Trans } from '@lingui/react/macro'
import { useInsertionEffect, useMemo, useState } from 'react'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { EpochMs, IsoDate } from '#domain/time/units.ts'
import type { CalendarPeriod } from '../../../../navigation/paths.ts'
import { useDensity } from '../../../../ui/density.ts'
import { formatGrid } from '../../format/formatHeading.ts'
import { nameColours } from '../model/calendarColours.ts'
import { cachedMonths } from '../../views/month/cachedMonths.ts'
import { cachedWeeks } from '../model/cachedWeeks.ts'
import type { ChipContext } from './chip.tsx'
import type { GridActions } from './GridActions.ts'
import { MonthGrid } from '../../views/month/MonthGrid.tsx'
import { unmeasured, useSize } from './useSize.ts'
import { WeekGrid } from './WeekGrid.tsx'
import styles from './CalendarGrid.module.css'

type CalendarGridProps = {
  readonly period: CalendarPeriod
  readonly days: readonly IsoDate[]
  readonly events: readonly CalendarEvent[]
  /** Everything that belongs here has come. */
  readonly isSettled: boolean
  readonly context: ChipContext
  readonly now: EpochMs
  readonly today: IsoDate
  readonly actions: GridActions
}

/** The events of a period on the grid of its view. */
export function CalendarGrid(props: CalendarGridProps) {
  const { period, days, events, isSettled, context, now, today, actions } = props
  const { ref, size } = useSize()
  const { zone } = context

  useInsertionEffect(() => nameColours(context.calendars), [context.calendars])
  const isMonth = period.view === 'month'
  // A month asks how high it is before it draws anything, or it would draw everything twice.
  const isMeasured = size !== unmeasured
  const room = roomFor(size.height, days.length / 7)
  const density = useDensity()
  const weekOf = useMemo(() => cachedWeeks(density), [density])
  const [monthOf] = useState(cachedMonths)
  const week = useMemo(
    () => (isMonth ? null : weekOf(events, days, zone)),
    [isMonth, weekOf, events, days, zone],
  )
  const month = useMemo(
    () => (isMonth && isMeasured ? monthOf(events, days, zone, room) : null),
    [isMonth, isMeasured, monthOf, events, days, zone, room],
  )
  const drawn = week?.days ?? month?.flat()
  const isEmpty = isSettled && drawn?.every(({ count }) => count === 0)
  const shared = { label: formatGrid(period, days), context, now, today, actions }
  return (
    <div ref={ref} className={styles.stage}>
      {week && <WeekGrid {...shared} days={week.days} laneCount={week.laneCount} axis={week.axis} />}
      {month && <MonthGrid {...shared} month={period.date.slice(0, 7)} weeks={month} room={room} />}
      {isEmpty && (
        <p className={styles.empty}>
          <Trans>Nothing planned. Press a free place to begin.</Trans>
        </p>
      )}
    </div>
  )
}

/** In rem, as in MonthGrid.module.css: the weekdays, the least height of a week, its numerals, a line with its gap. */
const headRem = 1.9375
const leastWeekRem = 5.25
const numeralRem = 2.125
const lineRem = 1.375

/** How many lines a day of a month has room for. */
function roomFor(heightRem: number, weeks: number): number {
  const week = Math.max(leastWeekRem, (heightRem - headRem) / weeks)
  return Math.max(1, Math.floor((week - numeralRem) / lineRem))
}
