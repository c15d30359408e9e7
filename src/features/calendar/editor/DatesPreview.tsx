import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { EventWhen } from '#domain/event/CalendarEvent.ts'
import type { DatesChanged } from '#domain/series/datesChanged.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { formatWhen } from '../format/formatEvent.ts'
import styles from './DatesPreview.module.css'

/** This many dates show what happens; the others follow the same pattern. */
const maxShown = 4

/** The dates that would change, in words. */
export function DatesPreview({ dates, zone }: { readonly dates: DatesChanged; readonly zone: string }) {
  const { t } = useLingui()
  const nameOf = (when: EventWhen) => formatWhen({ when }, zoneNamed(zone))
  const lines = [
    ...dates.moved.map(({ from, to }) => {
      const [was, willBe] = [nameOf(from), nameOf(to)]
      return <li key={was}>{t`${was} → ${willBe}`}</li>
    }),
    ...dates.gone.map((when) => {
      const was = nameOf(when)
      return (
        <li key={was}>
          <del>{was}</del>
        </li>
      )
    }),
    ...dates.come.map((when) => {
      const willBe = nameOf(when)
      return <li key={willBe}>{t`${willBe} (new)`}</li>
    }),
  ]
  if (lines.length === 0) {
    return (
      <p className={styles.preview} role="status">
        <Trans>No dates change.</Trans>
      </p>
    )
  }
  const left = lines.length - maxShown
  return (
    <div className={styles.preview} role="status">
      <ul aria-label={t`Dates that change`} className={styles.dates}>
        {lines.slice(0, maxShown)}
      </ul>
      {left > 0 && <Plural value={left} one="and one more within a year" other="and # more within a year" />}
    </div>
  )
}
