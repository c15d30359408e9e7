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
  /** How many lanes lie over the hours: the date of those that are seen stands beside them. */
  readonly laneCount: number
  readonly days: readonly IsoDate[]
  readonly zone: Zone
  readonly others: readonly Zone[]
}

/** What the clocks of other places show in the hours of the first day: whole hours where they begin there, and their nights. */
export const ZoneRulers = memo(function ZoneRulers(props: ZoneRulersProps) {
  const { axis, laneCount, days, zone, others } = props
  const [first] = days
  if (first === undefined) return null
  const lanes: Values = { '--lanes': laneCount }
  return others.map((other) => {
    const { marks, nights, dates } = zoneRuler(axis, first, zone, other)
    return (
      <div key={other.name} className={styles.ruler} style={lanes} data-ruler={other.name}>
        {nights.map(({ start, end }) => (
          <div key={start} className={styles.night} style={placed(start, end - start)} />
        ))}
        {/* At the top a line of the head lies over it. */}
        {marks
          .filter(({ at }) => at > 0)
          .map(({ at, clock }) => (
            <div key={at} className={styles.mark} style={placed(at)}>
              {formatRulerHour(clock)}
            </div>
          ))}
        {dates
          .filter(({ days: ahead }) => ahead !== 0)
          .map(({ start, end, days: ahead }) => (
            <div
              key={start}
              className={styles.hours}
              style={placed(start, end - start)}
              data-top={start === 0 ? '' : undefined}
            >
              <span className={styles.date}>{dateOf(first, ahead, days.length)}</span>
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

type Values = CSSProperties & Record<`--${string}`, number>

const placed = (start: number, length = 0): Values => ({
  '--start': start / 60,
  '--length': length / 60,
})
