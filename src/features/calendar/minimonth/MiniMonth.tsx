import { i18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { memo, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { addDays, addMonths, daysFrom, startOfMonth, startOfWeek } from '#domain/time/dates.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { formatDate, formatMonth } from '../format/formatDate.ts'
import { dateParts } from '../format/dateParts.ts'
import { useViewOptions } from '../options/useViewOptions.ts'

import styles from './MiniMonth.module.css'

type MiniMonthProps = {
  /** The date that is looked at. */
  readonly date: IsoDate
  readonly shown: readonly IsoDate[]
  readonly today: IsoDate
  readonly show: (to: { readonly date: IsoDate }) => void
  /** The days that get a dot. */
  readonly busy?: ReadonlySet<IsoDate>
  /** Another month is looked at, by any of its days. */
  readonly onLeaf?: (to: IsoDate) => void
}

/** Every month has six weeks here, so that nothing below it moves. */
const dayCount = 42

/** How far an arrow key goes, in days, if lines run from left to right. */
const strides: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** How far the keys of a page go, in months. */
const pages: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 }

/** How far it goes here: if lines run from right to left, tomorrow is on the left. */
function strideOf(key: string, grid: HTMLElement): number | undefined {
  const stride = strides[key]
  return stride !== undefined && Math.abs(stride) === 1 && getComputedStyle(grid).direction === 'rtl'
    ? -stride
    : stride
}

/** A month to choose a date from. */
export const MiniMonth = memo(function MiniMonth(props: MiniMonthProps) {
  const { date, shown, today, show, busy, onLeaf } = props
  const { t } = useLingui()
  // The displayed month stays until another date is opened.
  const [leafed, setLeafed] = useState({ from: date, to: date })
  const cursor = leafed.from === date ? leafed.to : date
  const grid = useRef<HTMLTableElement>(null)
  const { firstDay } = useViewOptions()
  const days = daysFrom(startOfWeek(startOfMonth(cursor), firstDay), dayCount)

  useFocusOn(grid, cursor)

  function leaf(to: IsoDate) {
    setLeafed({ from: date, to })
    onLeaf?.(to)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const months = pages[event.key]
    const stride = strideOf(event.key, event.currentTarget)
    if (months === undefined && stride === undefined) return
    event.preventDefault()
    leaf(months === undefined ? addDays(cursor, stride ?? 0) : addMonths(cursor, months))
  }

  return (
    <div className={styles.month}>
      <div className={styles.head}>
        <span className={styles.name} aria-live="polite">
          {formatMonth(cursor)}
        </span>
        <IconButton
          label={t`Earlier month`}
          icon={ChevronLeft}
          size="small"
          onClick={() => leaf(addMonths(startOfMonth(cursor), -1))}
        />
        <IconButton
          label={t`Later month`}
          icon={ChevronRight}
          size="small"
          onClick={() => leaf(addMonths(startOfMonth(cursor), 1))}
        />
      </div>
      <table ref={grid} role="grid" aria-label={t`Choose date`} className={styles.grid} onKeyDown={onKeyDown}>
        <Weekdays days={days.slice(0, 7)} />
        <tbody>
          {weeksOf(days).map((week, row) => (
            // By their places: new elements for each month would cost as much as the month beside it.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={row}>
              {week.map((day, column) => (
                // oxlint-disable-next-line react/no-array-index-key
                <td key={column} aria-selected={shown.includes(day)}>
                  {dayButton({
                    day,
                    isCursor: day === cursor,
                    isToday: day === today,
                    runShown: shown.includes(day) ? runOf(week, column, shown) : undefined,
                    isOutside: day.slice(0, 7) !== cursor.slice(0, 7),
                    isBusy: busy?.has(day) ?? false,
                    onClick: () => show({ date: day }),
                  })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
})

/** The places of the days stay in another month and only their dates change: a focus among them follows the date. */
function useFocusOn(grid: RefObject<HTMLElement | null>, date: IsoDate) {
  useLayoutEffect(() => {
    if (!grid.current?.contains(document.activeElement)) return
    grid.current.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus()
  }, [grid, date])
}

const weeksOf = (days: readonly IsoDate[]) =>
  Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))

function Weekdays({ days }: { readonly days: readonly IsoDate[] }) {
  return (
    <thead>
      <tr>
        {days.map((day) => (
          <th
            key={dateParts(day, i18n.locale).weekday}
            scope="col"
            aria-label={dateParts(day, i18n.locale).weekday}
          >
            {dateParts(day, i18n.locale).weekdayNarrow}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type DayButton = {
  readonly day: IsoDate
  /** It has the tab stop. */
  readonly isCursor: boolean
  readonly isToday: boolean
  /** It is one of those shown, and where in their run; undefined if it is not. */
  readonly runShown: string | undefined
  /** It is of another month. */
  readonly isOutside: boolean
  /** Something is on it. */
  readonly isBusy: boolean
  readonly onClick: () => void
}

/** Whether a shown day is the `first` or `last` of a run of them in its week: said here, as `:has()` would look through all days. */
const runOf = (week: readonly IsoDate[], column: number, shown: readonly IsoDate[]) =>
  [
    !week.slice(column - 1, column).some((day) => shown.includes(day)) && 'first',
    !week.slice(column + 1, column + 2).some((day) => shown.includes(day)) && 'last',
  ]
    .filter(Boolean)
    .join(' ')

/** A function and not a component: there are forty in each step. */
function dayButton({ day, isCursor, isToday, runShown, isOutside, isBusy, onClick }: DayButton) {
  return (
    <button
      type="button"
      className={styles.day}
      tabIndex={isCursor ? 0 : -1}
      aria-label={formatDate(day)}
      aria-current={isToday ? 'date' : undefined}
      data-date={day}
      data-shown={runShown}
      data-outside={isOutside ? '' : undefined}
      data-busy={isBusy ? '' : undefined}
      onClick={onClick}
    >
      {dateParts(day, i18n.locale).day}
    </button>
  )
}
