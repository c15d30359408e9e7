import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { andList } from '../../../locales/andList.ts'
import { spineOf } from '../../../ui/colours/eventColours.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import styles from './EventDetails.module.css'

// lingui-set comment="In the details of an event. {names} are the calendars it is in: “Work and Family”; {name} is the one whose event is changed here."

type InCalendarsProps = {
  /** The one whose copy is open. */
  readonly calendar: Calendar
  /** All that the event lies in, if these are several. */
  readonly among: readonly Calendar[]
}

/** Which calendar an event is in; of several, all of them, and the one that changes are made in. */
export function InCalendars({ calendar, among }: InCalendarsProps) {
  const { t } = useLingui()
  if (among.length < 2) return <span className={styles.calendar}>{calendar.name}</span>
  const names = andList(among.map(({ name }) => name))
  const { name } = calendar
  return (
    <>
      <span className={styles.among}>
        {among.map(({ homeId, id, colour }) => (
          <span key={`${homeId}/${id}`} className={styles.dot} style={dotOf(colour)} aria-hidden />
        ))}
        {t`In ${names}`}
      </span>
      {calendar.canWrite && <span className={styles.quiet}>{t`Changes are made in ${name} only.`}</span>}
    </>
  )
}

const dotOf = (colour: string): CSSProperties & Record<'--cal', string> => ({ '--cal': spineOf(colour) })
