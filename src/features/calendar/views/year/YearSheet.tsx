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
import styles from './YearSheet.module.css'

// lingui-set comment="A printed year."

/** Twelve small months on one sheet; below each day as many dots as it has events, three at most. */
export function YearSheet(sheet: SheetProps) {
  const { t } = useLingui()
  const { days, events, context, unread, look } = sheet
  const { firstDay, weekNumbers } = useViewOptions()
  const counts = countByDay(events, days, context.zone)
  return (
    <Sheet {...sheet} legend={<span>{t`A dot for each event, three at most.`}</span>}>
      <div className={styles.year} data-orientation={look.orientation}>
        {days
          .filter((day) => day.endsWith('-01'))
          .map((month) => (
            <Month
              key={month}
              {...{ month, counts, unread }}
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
  readonly hasNumbers: boolean
}

function Month({ month, weeks, counts, unread, hasNumbers }: MonthProps) {
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
                    <span className={styles.day} data-dots={dotsFor(counts.get(day) ?? 0)}>
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

/** Written, not coloured: black on white has them too. */
const dotsFor = (count: number) => '·'.repeat(Math.min(3, count))
