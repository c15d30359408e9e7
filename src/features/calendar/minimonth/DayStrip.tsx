import { i18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { memo, useDeferredValue, useMemo } from 'react'
import { addDays, daysFrom, startOfWeek } from '#domain/time/dates.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { dateParts } from '../format/dateParts.ts'
import { formatDay } from '../format/formatDate.ts'
import { useViewOptions } from '../options/useViewOptions.ts'
import { rangesOver } from '../queries/ranges/rangesOver.ts'
import styles from './DayStrip.module.css'
import { useBusyDays, type Dotting } from './useBusyDays.ts'

type DayStripProps = Dotting & {
  /** The day that is shown. */
  readonly date: IsoDate
  readonly today: IsoDate
  readonly show: (to: { readonly date: IsoDate }) => void
}

/** The days of the week around one that is shown alone, on a phone: each a button, with a dot if something is on it. */
export const DayStrip = memo(function DayStrip(props: DayStripProps) {
  return <Strip {...useDeferredValue(props)} />
})

const Strip = memo(function Strip({ date, today, show, ...dotting }: DayStripProps) {
  const { t } = useLingui()
  const { firstDay } = useViewOptions()
  const start = startOfWeek(date, firstDay)
  const days = useMemo(() => daysFrom(start, 7), [start])
  const ranges = useMemo(() => rangesOver(days), [days])
  const busy = useBusyDays(dotting, ranges, { start, end: addDays(start, 7) })
  return (
    <div role="group" aria-label={t`Days of the week`} className={styles.strip}>
      {days.map((day) => (
        <button
          key={day}
          type="button"
          className={styles.day}
          aria-label={formatDay(day)}
          aria-current={day === today ? 'date' : undefined}
          aria-pressed={day === date}
          // Drawn and not written: as text it would belong to the button's name.
          data-weekday={dateParts(day, i18n.locale).weekdayNarrow}
          data-busy={busy.has(day) ? '' : undefined}
          onClick={() => show({ date: day })}
        >
          <span className={styles.numeral}>{dateParts(day, i18n.locale).day}</span>
        </button>
      ))}
    </div>
  )
})
