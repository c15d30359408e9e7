import { i18n } from '@lingui/core'
import { memo, type CSSProperties } from 'react'
import type { HourAxis } from '#domain/layout/hourAxis.ts'
import { zoneRuler } from '#domain/layout/zoneRuler.ts'
import { addDays } from '#domain/time/dates.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { dateParts } from '../../../format/dateParts.ts'
import { formatRulerHour } from '../../../format/formatTime.ts'
import styles from './ZoneRulers.module.css'

type ZoneRulersProps = {
  readonly axis: HourAxis
  readonly days: readonly IsoDate[]
  readonly zone: Zone
  readonly others: readonly Zone[]
}

/** What the clocks of other places show in the hours of the first day: whole hours where they begin there, and their nights. */
export const ZoneRulers = memo(function ZoneRulers({ axis, days, zone, others }: ZoneRulersProps) {
  const [first] = days
  if (first === undefined) return null
  return others.map((other) => {
    const { marks, nights } = zoneRuler(axis, first, zone, other)
    return (
      <div key={other.name} className={styles.ruler} data-ruler={other.name}>
        {nights.map(({ start, end }) => (
          <div key={start} className={styles.night} style={placed(start, end - start)} />
        ))}
        {marks.map(({ at, clock, days: ahead }, index) => (
          <div key={at} className={styles.mark} style={placed(at)} data-top={at === 0 ? '' : undefined}>
            <span>{formatRulerHour(clock)}</span>
            {ahead !== 0 && ahead !== marks[index - 1]?.days && (
              <span className={styles.date}>{dateOf(first, ahead, days.length)}</span>
            )}
          </div>
        ))}
      </div>
    )
  })
})

/** Beside one day the other day is named; beside several it is one later, or earlier, than each. */
function dateOf(date: IsoDate, ahead: number, days: number): string {
  if (days > 1) return i18n.number(ahead, { signDisplay: 'always' })
  const { weekdayShort, day } = dateParts(addDays(date, ahead), i18n.locale)
  return `${weekdayShort} ${day}`
}

const placed = (start: number, length = 0): CSSProperties & Record<`--${string}`, number> => ({
  '--start': start / 60,
  '--length': length / 60,
})
