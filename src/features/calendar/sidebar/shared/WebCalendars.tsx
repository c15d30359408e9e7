import { useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import styles from '../Sidebar.module.css'
import { WebReading } from './WebReading.tsx'

// lingui-set comment="Calendars on the web (files of a school or a club) beside the grid."

type WebCalendarsProps = {
  readonly calendars: readonly Calendar[]
  readonly row: (calendar: Calendar) => ReactNode
}

/** The calendars on the web, each with when it was read (CAL-31). */
export function WebCalendars({ calendars, row }: WebCalendarsProps) {
  const { t } = useLingui()
  if (calendars.length === 0) return null
  return (
    <section aria-label={t`On the web`} className={styles.group}>
      <h3 className={styles.heading}>{t`On the web`}</h3>
      <ul role="list" className={styles.list}>
        {calendars.map((calendar) => (
          <Fragment key={calendar.id}>
            {row(calendar)}
            <li>
              <WebReading calendar={calendar} />
            </li>
          </Fragment>
        ))}
      </ul>
    </section>
  )
}
