import { i18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { isoWeekNumber, monthGrid } from '#domain/time/dates.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { dateParts } from '../../format/dateParts.ts'
import { rowsOf } from '../../grid/model/rowsOf.ts'
import { useViewOptions } from '../../options/useViewOptions.ts'
import { Sheet } from '../print/Sheet.tsx'
import sheetStyles from '../print/Sheet.module.css'
import type { SheetProps } from '../PrintLayout.ts'
import { countByDay } from './countByDay.ts'
import { matchesByDay, type DayMatches } from './matchesByDay.ts'
import styles from './YearSheet.module.css'

// lingui-set comment="A printed year."

/** Twelve small months on one sheet; below each day as many dots as it has events, three at most. */
export function YearSheet(sheet: SheetProps) {
  const { days, events, context, unread, look } = sheet
  const { firstDay, weekNumbers } = useViewOptions()
  const counts = countByDay(events, days, context.zone)
  const { matches } = context
  const matched = matches ? matchesByDay(events, days, context.zone, matches) : unmatched
  return (
    <Sheet {...sheet} legend={<YearLegend matched={matched} />}>
      <div className={styles.year} data-orientation={look.orientation}>
        {days
          .filter((day) => day.endsWith('-01'))
          .map((month) => (
            <Month
              key={month}
              {...{ month, counts, matched, unread }}
              weeks={rowsOf(monthGrid(month, firstDay))}
              hasNumbers={weekNumbers === 'shown'}
            />
          ))}
      </div>
    </Sheet>
  )
}

type MonthProps = Pick<SheetProps, 'unread'> & {
  /** Its first day. */
  readonly month: IsoDate
  readonly weeks: readonly (readonly IsoDate[])[]
  readonly counts: ReadonlyMap<IsoDate, number>
  /** Of days with events, where saved searches are on. */
  readonly matched: ReadonlyMap<IsoDate, DayMatches>
  readonly hasNumbers: boolean
}

function Month({ month, weeks, counts, matched, unread, hasNumbers }: MonthProps) {
  const { t } = useLingui()
  const name = month.slice(0, 7)
  const isUnread = [...unread].some((day) => day.startsWith(name))
  return (
    <div className={styles.month}>
      <h3 className={styles.name}>
        {dateParts(month, i18n.locale).month}
        {isUnread && (
          <span className={styles.missing}>
            <Trans>not loaded</Trans>
          </span>
        )}
      </h3>
      <table className={styles.table}>
        <thead>
          <tr>
            {hasNumbers && <th scope="col" aria-label={t`Week numbers`} />}
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {dateParts(day, i18n.locale).weekdayNarrow}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {hasNumbers && <td className={styles.number}>{weekNumberOf(week)}</td>}
              {week.map((day) => (
                <td
                  key={day}
                  className={unread.has(day) && day.startsWith(name) ? sheetStyles.unread : undefined}
                >
                  {day.startsWith(name) && (
                    <span
                      className={styles.day}
                      data-dots={symbolsOn(matched.get(day)) || dotsFor(counts.get(day) ?? 0)}
                    >
                      {dateParts(day, i18n.locale).day}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Where weeks begin on Sunday, their number is that of the days in their middle. */
const weekNumberOf = (week: readonly IsoDate[]) => isoWeekNumber(week[3] ?? '1970-01-01')

/** What its days are marked with. */
function YearLegend({ matched }: Pick<MonthProps, 'matched'>) {
  const { t } = useLingui()
  const marks = [...new Set([...matched.values()].flatMap((day) => day.marks))]
  return (
    <span>
      {t`A dot for each event, three at most.`}
      {marks.map(({ name, symbol }) => (
        <span key={name}>{` ${symbol} ${name}`}</span>
      ))}
    </span>
  )
}

const unmatched: ReadonlyMap<IsoDate, DayMatches> = new Map()

/** In the place of dots: what some of its events match. */
const symbolsOn = (day: DayMatches | undefined) => day?.marks.map(({ symbol }) => symbol).join('') ?? ''

/** Written, not coloured: black on white has them too. */
const dotsFor = (count: number) => '·'.repeat(Math.min(3, count))
