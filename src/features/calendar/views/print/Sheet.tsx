import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isoWeekNumber } from '#domain/time/dates.ts'
import { useViewOptions } from '../../options/useViewOptions.ts'
import { cityOf } from '../../../../locales/cityOf.ts'
import { HeadingText } from '../HeadingText.tsx'
import type { SheetProps } from '../PrintLayout.ts'
import { Legend } from './Legend.tsx'
import { Paper } from './Paper.tsx'
import styles from './Sheet.module.css'

// lingui-set comment="On a sheet of paper: a printed calendar."

type Props = SheetProps & {
  /** Whether the number of its week belongs to the heading. */
  readonly isWeek?: boolean
  /** What explains its marks, in place of the calendars and states on it. */
  readonly legend?: ReactNode
  readonly children: ReactNode
}

/** A printed sheet: a heading above its days, and below them what its colours and borders mean. */
export function Sheet({ isWeek = false, legend, children, ...sheet }: Props) {
  const { t } = useLingui()
  const { label, heading, days, events, context, unread, look, number, count } = sheet
  const { weekNumbers } = useViewOptions()
  const week = isoWeekNumber(days[Math.floor((days.length - 1) / 2)] ?? sheet.date)
  const isUnread = days.some((day) => unread.has(day))
  return (
    <Paper label={count > 1 ? t`${label}, page ${number} of ${count}` : label} look={look}>
      <header className={styles.head}>
        <h2 className={styles.heading}>
          <HeadingText heading={heading} yearClassName={styles.year} />
        </h2>
        <p className={styles.meta}>
          {isUnread && (
            <strong className={styles.missing}>
              <Trans>Some events are missing: they weren’t loaded.</Trans>
            </strong>
          )}
          {isWeek && weekNumbers === 'shown' && (
            <>
              <Trans>Week {week}</Trans> ·{' '}
            </>
          )}
          {cityOf(context.zone.name)}
        </p>
      </header>
      <div className={styles.body}>{children}</div>
      <footer className={styles.foot}>
        {legend ?? <Legend {...{ events, days, context }} />}
        {count > 1 && (
          <span>
            <Trans>
              {number} of {count}
            </Trans>
          </span>
        )}
      </footer>
    </Paper>
  )
}
