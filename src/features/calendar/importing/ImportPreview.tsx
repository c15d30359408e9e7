import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { ICalendarReading } from '#domain/ical/parseICalendar.ts'
import { dateOf } from '#domain/time/instantOf.ts'
import { formatDate } from '../format/formatDate.ts'
import { titleOf } from '../format/formatEvent.ts'
import styles from './ImportDialog.module.css'
import { previewOf } from './reading/previewOf.ts'

// lingui-set comment="What a file holds, before it is imported."

/** What a file holds, before it is imported. */
export function ImportPreview({ reading }: { readonly reading: ICalendarReading }) {
  const { t } = useLingui()
  const { count, titles, first, last } = useMemo(() => previewOf(reading), [reading])
  if (count === 0)
    return (
      <p>
        <Trans>This file has no events to import.</Trans>
      </p>
    )
  const from = first === null ? '' : formatDate(dateOf(first, 'UTC'))
  const to = last === null ? '' : formatDate(dateOf(last, 'UTC'))
  return (
    <section className={styles.preview} aria-label={t`Preview`}>
      <p>
        <Plural value={count} one="# event" other="# events" />
        {from !== '' && <> · {from === to ? from : t`${from} to ${to}`}</>}
      </p>
      <ul className={styles.titles}>
        {titles.map((title, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- titles repeat, and nothing here moves
          <li key={index}>{titleOf({ title })}</li>
        ))}
        {count > titles.length && <li>…</li>}
      </ul>
    </section>
  )
}
