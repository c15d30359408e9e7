import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { isoWeekNumber, weekdayOfDate } from '#domain/time/dates.ts'
import { dateParts } from '../../format/dateParts.ts'
import { formatSecondaryDate } from '../../format/formatSecondaryDate.ts'
import { formatTime } from '../../format/formatTime.ts'
import type { DayBar, DayModel } from '../../grid/model/DayModel.ts'
import type { ChipContext, ChipStyle } from '../../grid/view/ChipContext.ts'
import { useViewOptions } from '../../options/useViewOptions.ts'
import { HiddenSheets } from '../print/HiddenSheets.tsx'
import { printedEvent } from '../print/printedEvent.tsx'
import { Sheet } from '../print/Sheet.tsx'
import sheetStyles from '../print/Sheet.module.css'
import { bodySize } from '../print/sheetSize.ts'
import type { SheetProps } from '../PrintLayout.ts'
import { printedWeeks } from './printedWeeks.ts'
import styles from './WeeksSheet.module.css'

/** The whole weeks of a month, on one sheet. */
export const MonthSheet = (sheet: SheetProps) => <Weeks {...sheet} month={sheet.date.slice(0, 7)} />

/** Weeks of whatever month, on one sheet. */
export const WeeksSheet = (sheet: SheetProps) => <Weeks {...sheet} month="" />

type WeeksProps = SheetProps & {
  /** `YYYY-MM` of the month; the days around it are paler. Empty if they show no month. */
  readonly month: string
}

function Weeks({ month, ...sheet }: WeeksProps) {
  const { days, events, context, unread, look } = sheet
  const { weeks, lineMm, room } = printedWeeks(events, days, context.zone, bodySize(look).height)
  const style: ChipStyle = { '--line-mm': `${lineMm.toFixed(3)}mm`, '--room': room }
  return (
    <>
      <Sheet {...sheet}>
        <div className={styles.weeks} style={style}>
          <div className={styles.heads}>
            {weeks[0]?.map(({ date }) => (
              <div key={date}>{dateParts(date, i18n.locale).weekday}</div>
            ))}
          </div>
          {weeks.map((week) => (
            <div key={week[0]?.date} className={styles.week}>
              {week.map((day, index) => (
                <Cell
                  key={day.date}
                  {...{ day, index, room }}
                  week={index === 0 ? week : null}
                  isOutside={!day.date.startsWith(month)}
                  isUnread={unread.has(day.date)}
                />
              ))}
              {week.flatMap(({ lanes }, index) => lanes.map((bar) => line(bar, index, context)))}
            </div>
          ))}
        </div>
      </Sheet>
      <HiddenSheets {...sheet} drawn={weeks.flat()} />
    </>
  )
}

type CellProps = {
  readonly day: DayModel
  readonly index: number
  readonly room: number
  /** The week that it is the first day of; null for other days. */
  readonly week: readonly DayModel[] | null
  readonly isOutside: boolean
  readonly isUnread: boolean
}

function Cell({ day, index, room, week, isOutside, isUnread }: CellProps) {
  const { weekNumbers, weekend } = useViewOptions()
  const { day: numeral, monthShort } = dateParts(day.date, i18n.locale)
  // Where weeks begin on Sunday, their number is that of the days in their middle.
  const middle = week?.[Math.floor((week.length - 1) / 2)]
  const { hidden } = day
  const secondary = formatSecondaryDate(day.date)
  return (
    <>
      <div
        className={`${styles.cell} ${isUnread ? sheetStyles.unread : ''}`}
        style={{ gridColumn: index + 1 }}
        data-outside={isOutside ? '' : undefined}
        data-weekend={weekend.includes(weekdayOfDate(day.date)) ? '' : undefined}
      >
        <span className={styles.numeral}>{numeral}</span>
        <span className={styles.beside}>
          {day.date.endsWith('-01') && `${monthShort} `}
          {secondary?.short}
        </span>
        {middle && weekNumbers === 'shown' && (
          <span className={styles.number}>{isoWeekNumber(middle.date)}</span>
        )}
      </div>
      {hidden > 0 && (
        <div className={styles.more} style={{ gridColumn: index + 1, gridRow: room + 1 }}>
          {t`+${hidden} more`}
        </div>
      )}
    </>
  )
}

function line(bar: DayBar, index: number, context: ChipContext) {
  const { event, lane, days, continuesBefore, continuesAfter } = bar
  const { when } = event
  const time = when.kind === 'timed' && !continuesBefore ? formatTime(when.start, context.zone) : ''
  const style = { gridColumn: `${index + 1} / span ${days}`, gridRow: lane + 2 }
  return printedEvent({ event, look: 'line', time, continuesBefore, continuesAfter, style }, context)
}
