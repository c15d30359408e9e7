import { Trans, useLingui } from '@lingui/react/macro'
import type { ICalendarReading } from '#domain/ical/parseICalendar.ts'
import { componentsOf, textOf } from '#domain/event/properties.ts'
import { explain } from '../../../api/explain.ts'
import styles from './ImportDialog.module.css'
import type { ImportObject, ImportResult } from './importObjects.ts'
import { skipNames } from './skipNames.ts'

type SkippedListProps = {
  readonly reading: ICalendarReading
  readonly refused: ImportResult['refused']
}

/** A list that nobody reads to its end is cut there. */
const mostShown = 100

/** What of a file is not imported, each with its reason. */
export function SkippedList({ reading, refused }: SkippedListProps) {
  const { t } = useLingui()
  const lines = [
    ...reading.skipped.map(({ what, why }) => ({ what, reason: t(skipNames[why]) })),
    ...refused.map(({ object, failure }) => ({
      what: titleIn(object),
      reason: t(explain(failure).sentence),
    })),
  ]
  if (lines.length === 0) return null
  const others = lines.length - mostShown
  return (
    <section>
      <h3 className={styles.label}>
        <Trans>Skipped</Trans>
      </h3>
      <ul role="list" aria-label={t`Skipped`} className={styles.skipped}>
        {lines.slice(0, mostShown).map(({ what, reason }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines repeat, and nothing here moves
          <li key={index}>
            <strong>{what}</strong>: {reason}
          </li>
        ))}
        {others > 0 && (
          <li>
            <Trans>and {others} more</Trans>
          </li>
        )}
      </ul>
    </section>
  )
}

function titleIn({ uid, jcal }: ImportObject): string {
  const vevent = componentsOf(jcal, 'vevent')[0]
  return (vevent && textOf(vevent, 'summary')) || uid
}
