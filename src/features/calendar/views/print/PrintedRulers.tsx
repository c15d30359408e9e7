import { i18n } from '@lingui/core'
import type { HourAxis } from '#domain/layout/hourAxis.ts'
import type { Span } from '#domain/layout/sideBySide.ts'
import { zoneRuler } from '#domain/layout/zoneRuler.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { formatRulerHour } from '../../format/formatTime.ts'
import styles from './HoursSheet.module.css'

type PrintedRulersProps = {
  readonly axis: HourAxis
  /** The part of it that is printed. */
  readonly hours: Span
  /** Those of the sheet. */
  readonly days: readonly IsoDate[]
  readonly zone: Zone
  readonly others: readonly Zone[]
  readonly place: (at: number) => string
}

/** The hours of other places beside those of the first day; where another date begins, how many days it is ahead. */
export function PrintedRulers({ axis, hours, days, zone, others, place }: PrintedRulersProps) {
  const [first] = days
  if (first === undefined) return null
  return others.map((other) => {
    const { marks } = zoneRuler(axis, first, zone, other)
    const seen = marks.filter(({ at }) => at >= hours.start && at < hours.end)
    return (
      <div key={other.name} className={styles.ruler} data-ruler={other.name}>
        {seen.map(({ at, clock, days: ahead }, index) => (
          <span key={at} className={styles.mark} style={{ insetBlockStart: place(at) }}>
            {ahead !== 0 && ahead !== seen[index - 1]?.days && (
              <b>{i18n.number(ahead, { signDisplay: 'always' })}</b>
            )}{' '}
            {formatRulerHour(clock)}
          </span>
        ))}
      </div>
    )
  })
}
