import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { HourAxis } from '#domain/layout/hourAxis.ts'
import { sideBySide } from '#domain/layout/sideBySide.ts'
import { weekdayOfDate } from '#domain/time/dates.ts'
import type { EpochMs } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { cityOf } from '../../../../locales/cityOf.ts'
import { dateParts } from '../../format/dateParts.ts'
import { formatSecondaryDate } from '../../format/formatSecondaryDate.ts'
import { formatHours, formatRulerHour, formatTime } from '../../format/formatTime.ts'
import type { DayModel, TimedChip } from '../../grid/model/DayModel.ts'
import { weekModel, type PlaceDay } from '../../grid/model/weekModel.ts'
import type { ChipContext, ChipStyle } from '../../grid/view/ChipContext.ts'
import { shiftsByDay, type ShiftRemark } from '../../grid/view/rulers/shiftsByDay.ts'
import { useViewOptions } from '../../options/useViewOptions.ts'
import type { WorkingHours } from '../../options/ViewOptions.ts'
import type { SheetProps } from '../PrintLayout.ts'
import styles from './HoursSheet.module.css'
import { HiddenSheets } from './HiddenSheets.tsx'
import { printedEvent } from './printedEvent.tsx'
import { printedHours } from './printedHours.ts'
import { PrintedRulers } from './PrintedRulers.tsx'
import { Sheet } from './Sheet.tsx'
import sheetStyles from './Sheet.module.css'
import { bodySize } from './sheetSize.ts'

/** The heights of the heads, of a line of the all-day events, and of the lowest event, in millimetres. */
const [headMm, laneMm, lowestMm, lineMm] = [7, 4.2, 3.5, 3.3]

/** So much of a sheet may be taken by what lasts all day: the hours stay readable. */
const lanesShare = 0.4

/** Some days by the hour, on one sheet: as many hours as something happens in. */
export function HoursSheet(sheet: SheetProps) {
  const { days, context, otherZones, unread } = sheet
  const { workingHours } = useViewOptions()
  const { zone } = context
  const { model, hours, height } = layOut(
    sheet,
    days.map((day) => workingHours[weekdayOfDate(day)] ?? null),
  )
  const minuteMm = height / (hours.end - hours.start)
  const marks = model.axis.marks.filter(({ at }) => at >= hours.start && at < hours.end)
  const style: ChipStyle = {
    '--lanes': model.laneCount,
    '--hours-mm': `${height.toFixed(2)}mm`,
    '--days': days.length,
    '--zones-and-own': otherZones.length + 1,
  }
  const shifts = shiftsByDay(days, zone, otherZones)
  const firstColumn = otherZones.length + 2
  const place = (at: number) => `${((at - hours.start) * minuteMm).toFixed(2)}mm`
  return (
    <>
      <Sheet {...sheet} isWeek={days.length <= 7}>
        <div className={styles.days} style={style}>
          <div className={styles.lanes}>
            {otherZones.length > 0 && [...otherZones, zone].map(city)}
            {model.days.map((day, index) => (
              <Head
                key={day.date}
                day={day}
                column={index + firstColumn}
                laneCount={model.laneCount}
                shifts={shifts.get(day.date) ?? []}
              />
            ))}
            {model.days.flatMap(({ lanes }, index) =>
              lanes.map((bar) => lane(bar, index + firstColumn, context)),
            )}
          </div>
          <div className={styles.hours}>
            <PrintedRulers {...{ days, zone, hours, place }} axis={model.axis} others={otherZones} />
            <div className={styles.ruler}>
              {marks.map(({ at, clock }) => (
                <span key={at} className={styles.mark} style={{ insetBlockStart: place(at) }}>
                  {formatRulerHour(clock)}
                </span>
              ))}
            </div>
            {model.days.map((day) => hoursOf(day, unread.has(day.date), { context, minuteMm, marks, place }))}
          </div>
        </div>
      </Sheet>
      <HiddenSheets {...sheet} drawn={model.days} />
    </>
  )
}

/** The days as they fit on the sheet, and how high their hours are in millimetres. */
function layOut(
  { days, events, context: { zone }, look }: SheetProps,
  workingHours: readonly WorkingHours[],
) {
  const body = bodySize(look).height
  const room = Math.floor((body * lanesShare) / laneMm)
  const wide = weekModel(events, days, zone, undefined, undefined, room)
  const hours = printedHours(wide, workingHours)
  const height = body - headMm - wide.laneCount * laneMm - 1.5
  const lowest = (lowestMm * (hours.end - hours.start)) / height
  const placed: PlaceDay = (parts) => sideBySide(parts, lowest)
  return { model: weekModel(events, days, zone, wide.axis, placed, room), hours, height }
}

const city = ({ name }: Zone, index: number) => (
  <div key={name} className={styles.city} style={{ gridColumn: index + 1 }}>
    {cityOf(name)}
  </div>
)

type HeadProps = {
  readonly day: DayModel
  readonly column: number
  readonly laneCount: number
  /** What is to be said of clocks that change. */
  readonly shifts: readonly ShiftRemark[]
}

function Head({ day, column, laneCount, shifts }: HeadProps) {
  const { weekday, day: numeral } = dateParts(day.date, i18n.locale)
  const { hidden } = day
  return (
    <>
      <div className={styles.head} style={{ gridColumn: column }}>
        <span className={styles.numeral}>{numeral}</span> {weekday}
        <span className={styles.secondary}> {formatSecondaryDate(day.date)?.short}</span>
        {shifts.map(({ text }) => (
          <span key={text} className={styles.secondary}>
            {' '}
            {text}
          </span>
        ))}
      </div>
      {hidden > 0 && (
        <div className={styles.more} style={{ gridColumn: column, gridRow: laneCount + 1 }}>
          {t`+${hidden} more`}
        </div>
      )}
    </>
  )
}

function lane(
  { event, lane: at, days, continuesBefore, continuesAfter }: DayModel['lanes'][number],
  column: number,
  context: ChipContext,
) {
  const { when } = event
  const time = when.kind === 'timed' && !continuesBefore ? formatTime(when.start, context.zone) : ''
  const style = { gridColumn: `${column} / span ${days}`, gridRow: at + 2 }
  return printedEvent({ event, look: 'line', time, continuesBefore, continuesAfter, style }, context)
}

function hoursOf({ date, timed }: DayModel, isUnread: boolean, options: ColumnOptions) {
  const { marks, place } = options
  return (
    <div key={date} className={`${styles.column} ${isUnread ? sheetStyles.unread : ''}`}>
      {marks.map(({ at }) => (
        <span key={at} className={styles.hour} style={{ insetBlockStart: place(at) }} />
      ))}
      {timed.map((chip) => block(chip, options))}
    </div>
  )
}

type ColumnOptions = BlockOptions & { readonly marks: HourAxis['marks'] }

type BlockOptions = {
  readonly context: ChipContext
  readonly minuteMm: number
  readonly place: (at: number) => string
}

/** As high as it lasts; where that is less than two lines, the time stands before the title. */
function block(
  { event, start, end, column, columns }: TimedChip,
  { context, minuteMm, place }: BlockOptions,
) {
  const { when, location } = event
  const height = Math.max(lowestMm, (end - start) * minuteMm - 0.3)
  const lines = Math.max(1, Math.floor((height - 0.4) / lineMm))
  const isLow = lines === 1
  const time = when.kind === 'timed' ? timeIn(when, context.zone, isLow || columns > 1) : ''
  const style: ChipStyle = {
    insetBlockStart: place(start),
    insetInlineStart: `${(column / columns) * 100}%`,
    inlineSize: `calc(${100 / columns}% - 0.4mm)`,
    blockSize: `${height.toFixed(2)}mm`,
  }
  return printedEvent(
    { event, look: isLow ? 'line' : 'block', time, place: isLow ? '' : location, lines, style },
    context,
  )
}

/** From when to when; only the start where there is no space: cut, it would be another time. */
function timeIn(
  { start, end }: { readonly start: EpochMs; readonly end: EpochMs },
  zone: Zone,
  isNarrow: boolean,
): string {
  return isNarrow || start === end ? formatTime(start, zone) : formatHours(start, end, zone)
}
