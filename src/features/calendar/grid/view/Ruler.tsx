import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import type { HourAxis } from '#domain/layout/hourAxis.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { ErrorBoundary } from '../../../../ui/states/ErrorBoundary.tsx'
import { lazyComponent } from '../../../../ui/loading/lazyComponent.tsx'
import { formatRulerHour } from '../../format/formatTime.ts'
import { hourLength } from './hourLength.ts'
import styles from './WeekGrid.module.css'

type RulerProps = {
  readonly axis: HourAxis
  readonly laneCount: number
  readonly days: readonly IsoDate[]
  readonly zone: Zone
  /** Zones whose hours are shown beside its own. */
  readonly others: readonly Zone[]
}

const ZoneRulers = lazyComponent(async () => (await import('./rulers/ZoneRulers.tsx')).ZoneRulers)

/** The hours beside the days, those of other zones before them, and above them the label of the all-day lanes. */
export function Ruler({ axis, laneCount, days, zone, others }: RulerProps) {
  const { t } = useLingui()
  return (
    <div className={styles.ruler} aria-hidden>
      <div className={styles.allDay} style={lanesStyle(laneCount)}>
        <span>{t`all day`}</span>
      </div>
      <div className={styles.rulers}>
        {others.length > 0 && (
          <ErrorBoundary fallback={() => null}>
            <ZoneRulers {...{ axis, laneCount, days, zone, others }} />
          </ErrorBoundary>
        )}
        <div className={styles.ownHours}>
          {axis.marks.map(({ at, clock }, index) => (
            <div key={at} className={styles.hour} style={lengthStyle(hourLength(axis, index))}>
              {at > 0 && formatRulerHour(clock)}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

const lanesStyle = (lanes: number): CSSProperties & Record<'--lanes', number> => ({ '--lanes': lanes })

const lengthStyle = (minutes: number): CSSProperties & Record<'--length', number> => ({
  '--length': minutes / 60,
})
