import { memo } from 'react'
import type { EpochMs, IsoDate } from '#domain/time/units.ts'
import type { ChipContext } from '../../grid/view/ChipContext.ts'
import type { DayModel } from '../../grid/model/DayModel.ts'
import type { GridActions } from '../../grid/GridActions.ts'
import type { Daylight } from '../../grid/view/daylight/Daylight.ts'
import { MonthHeads } from './MonthHeads.tsx'
import { MonthWeek } from './MonthWeek.tsx'
import { useViewOptions } from '../../options/useViewOptions.ts'
import styles from './MonthGrid.module.css'
import { useGrid } from '../../grid/view/useGrid.ts'

type MonthGridProps = {
  readonly label: string
  /** `YYYY-MM` of the month itself: other days are drawn paler. Empty if all are drawn alike. */
  readonly month: string
  readonly weeks: readonly (readonly DayModel[])[]
  /** How many lines fit into a day. */
  readonly room: number
  readonly daylight?: Daylight | undefined
  readonly context: ChipContext
  readonly now: EpochMs
  readonly today: IsoDate
  readonly isRead: boolean
  readonly actions: GridActions
}

/** Weeks below each other: those of a month, or others. */
export const MonthGrid = memo(function MonthGrid(props: MonthGridProps) {
  const { label, month, weeks, room, daylight, context, now, today, isRead, actions } = props
  const { weekNumbers, weekend } = useViewOptions()
  const rowLength = weeks[0]?.length ?? 7
  const { ref, ...handlers } = useGrid(actions, { days: weeks.flat(), rowLength, axis: null })

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its cells holds the tab stop
    <div ref={ref} role="grid" aria-label={label} className={styles.grid} {...handlers}>
      <MonthHeads days={weeks[0] ?? none} />
      {weeks.map((days) => (
        <MonthWeek
          key={days[0]?.date}
          days={days}
          month={month}
          hasNumber={weekNumbers === 'shown'}
          {...{ weekend, room, isRead, daylight, context, now, today }}
        />
      ))}
    </div>
  )
})

const none: readonly DayModel[] = []
