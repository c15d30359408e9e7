import { Trans } from '@lingui/react/macro'
import { clockChangeNear } from '#domain/time/clockChangeNear.ts'
import type { IsoDate } from '#domain/time/units.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { formatDay } from '../../../format/formatDate.ts'
import styles from './ClockChangeNote.module.css'

// lingui-set comment="Below a week in which clocks change, and below the one before it. {day} is a date with its weekday."

type ClockChangeNoteProps = { readonly first: IsoDate; readonly last: IsoDate; readonly zone: Zone }

/** Announces that clocks change on some days, or within a week after them; nothing where they do not. */
export function ClockChangeNote({ first, last, zone }: ClockChangeNoteProps) {
  const change = clockChangeNear(first, last, zone)
  if (!change) return null
  const day = formatDay(change.date)
  return (
    <p className={styles.note}>
      {change.direction === 'forward' ? (
        <Trans>Clocks go forward on {day}.</Trans>
      ) : (
        <Trans>Clocks go back on {day}.</Trans>
      )}
    </p>
  )
}
