import { useDeferredValue, useMemo, type CSSProperties } from 'react'
import { byFinger } from '../../../../ui/styles/chipLine.ts'
import { useContinued } from '../../../../ui/useContinued.ts'
import { useMedia } from '../../../../ui/useMedia.ts'
import { useDaylight } from '../../grid/view/daylight/useDaylight.ts'
import { useGrid } from '../../grid/view/useGrid.ts'
import { unmeasured } from '../../grid/view/useSize.ts'
import { useViewOptions } from '../../options/useViewOptions.ts'
import type { ViewProps } from '../CalendarView.ts'
import { MonthHeads } from '../month/MonthHeads.tsx'
import { MonthWeek } from '../month/MonthWeek.tsx'
import type { WeekLayout } from '../WeekLayout.ts'
import { headRem, leastWeekRem, linesIn } from '../month/weekHeights.ts'
import styles from './ContinuousMonth.module.css'
import { modelAround } from './modelAround.ts'
import { useScrolledWeeks } from './useScrolledWeeks.ts'
import { useTabStop } from './useTabStop.ts'
import { weeksAfter } from './weeksAfter.ts'

/** Weeks below each other, without an end in either direction: a few of them are drawn, those that are looked at. */
export function ContinuousMonth(props: ViewProps) {
  // It asks how high it is before it draws anything, or it would draw everything twice.
  return props.size !== unmeasured && <Weeks {...props} />
}

/** So many weeks are seen at once, as in most months, where there is room for them. */
const weeksInView = 6

function Weeks(props: ViewProps) {
  const { label, date, context, now, today, actions, size, onReached } = props
  // While it is scrolled, drawing weeks goes before drawing what was read for them.
  const events = useDeferredValue(props.events)
  const readMonths = useDeferredValue(props.readMonths)
  const { firstDay: weekStartsOn, weekend, weekends, weekNumbers } = useViewOptions()
  const layout = useMemo(
    (): WeekLayout => ({ columns: 7, weekStartsOn, weekend, hidesWeekend: weekends === 'hidden' }),
    [weekStartsOn, weekend, weekends],
  )
  const heightRem = size.height - headRem
  const weekRem = Math.max(leastWeekRem, heightRem / weeksInView)
  const visible = Math.ceil(heightRem / weekRem) + 1
  const { rows, axis, from, to } = useScrolledWeeks({ date, weekStartsOn, weekRem, visible, onReached })
  const room = linesIn(weekRem, useMedia(byFinger))
  const { zone } = context
  const daylight = useDaylight(props.zones.ownZone, zone)
  const { weeks } = useContinued({ events, zone, room, layout, from, to }, weeksAfter)
  const model = useMemo(() => modelAround(weeks), [weeks])
  useTabStop(rows, date)
  const { ref, ...handlers } = useGrid(actions, model)

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its cells holds the tab stop
    <div
      ref={ref}
      role="grid"
      aria-label={label}
      aria-rowcount={-1}
      className={styles.scroller}
      {...handlers}
    >
      <MonthHeads days={weeks[0]?.days ?? none} />
      <div ref={rows} role="rowgroup" className={styles.weeks} style={sizesOf(axis.count, weekRem)}>
        {weeks.map(({ index, days }) => (
          <MonthWeek
            key={index}
            days={days}
            month=""
            at={index - axis.first}
            hasNumber={weekNumbers === 'shown'}
            weekend={weekend}
            room={room}
            daylight={daylight}
            isRead={days.every((day) => readMonths.includes(day.date.slice(0, 7)))}
            context={context}
            now={now}
            today={today}
          />
        ))}
      </div>
    </div>
  )
}

const none: readonly never[] = []

const sizesOf = (count: number, weekRem: number): CSSProperties & Record<`--${string}`, number | string> => ({
  '--count': count,
  '--week': `${weekRem}rem`,
})
