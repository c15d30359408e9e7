import {
  memo,
  useEffectEvent,
  useLayoutEffect,
  type CSSProperties,
  type RefObject,
  type UIEvent,
} from 'react'
import type { HourAxis } from '#domain/layout/hourAxis.ts'
import { weekdayOfDate } from '#domain/time/dates.ts'
import type { EpochMs, IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { hourRem, useDensity } from '../../../../ui/density.ts'
import { useViewOptions } from '../../options/useViewOptions.ts'
import type { WorkingHours } from '../../options/ViewOptions.ts'
import type { ChipContext } from './ChipContext.ts'
import { DayColumn } from './DayColumn.tsx'
import { DayHead } from './DayHead.tsx'
import type { Daylight } from './daylight/Daylight.ts'
import type { Folding } from './folding/Folding.ts'
import type { DayModel } from '../model/DayModel.ts'
import type { GridActions } from '../GridActions.ts'
import { hourLength } from './hourLength.ts'
import { shiftsByDay } from './rulers/shiftsByDay.ts'
import { Ruler } from './Ruler.tsx'
import { useGrid } from './useGrid.ts'
import { useInParts } from './useInParts.ts'
import styles from './WeekGrid.module.css'

type WeekGridProps = {
  readonly label: string
  readonly days: readonly DayModel[]
  /** How many lanes the all-day row has. */
  readonly laneCount: number
  readonly context: ChipContext
  readonly now: EpochMs
  readonly today: IsoDate
  readonly isRead: boolean
  /** Those whose hours stand beside those of the days. */
  readonly otherZones: readonly Zone[]
  readonly axis: HourAxis
  /** What is folded of these days; nothing by default. */
  readonly folding?: Folding | undefined
  /** The light of these days, for those who want to see it. */
  readonly daylight?: Daylight | undefined
  readonly actions: GridActions
  /** Where a person has scrolled to, in minutes from the top; null before they have. */
  readonly hourPlace: RefObject<number | null>
}

/** When most people's day begins: at the top when the grid opens. */
const firstShown = 8 * 60

/** Some days side by side, with the same hours at the same height. */
export const WeekGrid = memo(function WeekGrid(props: WeekGridProps) {
  const { label, days, laneCount, axis, context, now, today, isRead, actions, otherZones } = props
  const { folding, daylight, hourPlace: placeRef } = props
  const { workingHours } = useViewOptions()
  const density = useDensity()
  const drawn = useInParts(days)
  const { narrow } = folding ?? {}
  const { ref, ...handlers } = useGrid(actions, { days: drawn, rowLength: days.length, axis, narrow })

  // Where a person has scrolled to, there the grid stays.
  const scrollToHours = useEffectEvent(() => {
    const hours = ref.current?.querySelector('[data-hours]')
    const top = placeRef.current ?? Math.max(0, axis.placeOfClock(firstShown) - 15)
    if (hours) ref.current?.scrollTo({ top: (hours.clientHeight * top) / axis.minutes })
  })
  useLayoutEffect(() => scrollToHours(), [])

  function onScroll({ currentTarget }: UIEvent) {
    const hours = currentTarget.querySelector('[data-hours]')
    if (hours) placeRef.current = (currentTarget.scrollTop * axis.minutes) / hours.clientHeight
  }

  const { zone } = context
  const dates = days.map(({ date }) => date)
  const seen = narrow?.size ? dates.filter((date) => !narrow.has(date)) : dates
  const hasToday = days.some(({ date }) => date === today)
  const nowAt = hasToday ? axis.placeOf(now, today, 'start') / 60 : null
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its cells holds the tab stop
    <div
      ref={ref}
      role="grid"
      aria-label={label}
      aria-busy={drawn === days ? undefined : true}
      className={styles.grid}
      style={styleOf(dates, axis, narrow)}
      onScroll={onScroll}
      {...handlers}
    >
      <div role="row" className={styles.heads}>
        <div className={styles.corner} aria-hidden />
        <Heads {...{ dates, seen, today, zone, otherZones, narrow, daylight }} />
      </div>
      <div role="row" className={styles.columns}>
        <Ruler {...{ axis, laneCount, zone }} days={seen} others={otherZones} />
        {drawn.map((day, index) => (
          <DayColumn
            key={day.date}
            day={day}
            index={index}
            laneCount={laneCount}
            axis={axis}
            isToday={day.date === today}
            isUnread={!isRead && day.count === 0}
            nowAt={nowAt}
            {...workOn(workingHours[weekdayOfDate(day.date)], axis)}
            hourRem={folding?.hourRem ?? hourRem[density]}
            {...{ folding, daylight, context, now }}
          />
        ))}
      </div>
    </div>
  )
})

type HeadsProps = Pick<WeekGridProps, 'today' | 'otherZones' | 'daylight'> & {
  readonly dates: readonly IsoDate[]
  /** Those that are not folded. */
  readonly seen: readonly IsoDate[]
  readonly zone: Zone
  readonly narrow: Folding['narrow'] | undefined
}

function Heads({ dates, seen, today, zone, otherZones, narrow, daylight }: HeadsProps) {
  const shifts = shiftsByDay(seen, zone, otherZones)
  return dates.map((date) => (
    <DayHead
      key={date}
      date={date}
      isToday={date === today}
      isNarrow={narrow?.has(date)}
      shifts={shifts.get(date)}
      daylight={daylight}
    />
  ))
}

type Values = CSSProperties & Record<`--${string}`, number | string>

function styleOf(dates: readonly IsoDate[], axis: HourAxis, narrow: Folding['narrow'] | undefined): Values {
  const widths = narrow?.size && dates.map((date) => (narrow.has(date) ? '2rem' : 'minmax(0, 1fr)'))
  return {
    '--days': dates.length,
    '--axis': axis.minutes / 60,
    '--even-from': evenFrom(axis) / 60,
    ...(widths && { '--day-columns': widths.join(' ') }),
  }
}

/** Where the working hours of a day begin and end, in hours from the top; both null on a day off. */
function workOn(hours: WorkingHours | undefined, axis: HourAxis) {
  if (!hours) return { workFrom: null, workTo: null }
  return { workFrom: heightAt(axis, hours.start) / 60, workTo: heightAt(axis, hours.end) / 60 }
}

/** The position of a time such as 09:30, in minutes from the top. */
function heightAt(axis: HourAxis, time: string): number {
  const [hour = 0, minutes = 0] = time.split(':').map(Number)
  return hour === 24 ? axis.minutes : axis.placeOfClock(hour * 60 + minutes)
}

/** From here on hours are sixty minutes apart. Below the top only if clocks change by half an hour. */
function evenFrom(axis: HourAxis): number {
  const { marks } = axis
  const uneven = marks.findLastIndex(
    (_, index) => index < marks.length - 1 && hourLength(axis, index) % 60 !== 0,
  )
  return uneven < 0 ? 0 : (marks[uneven + 1]?.at ?? 0)
}
