import { useLingui } from '@lingui/react/macro'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { andList } from '../../../locales/andList.ts'
import { titleOf } from '../format/formatEvent.ts'
import styles from './InvitationsDialog.module.css'
import { useMeanwhile } from './proposals/useMeanwhile.ts'
import { shownOthers } from './shownOthers.ts'

type MeanwhileProps = { readonly event: CalendarEvent; readonly zone: string }

/** What else a person has at the time of an invitation, before they answer it; nothing if they are free. */
export function Meanwhile({ event, zone }: MeanwhileProps) {
  const { t } = useLingui()
  const meanwhile = useMeanwhile(event.when, { zone, event })
  const others = andList(meanwhile.slice(0, shownOthers).map(titleOf))
  return meanwhile.length === 0 ? null : <p className={styles.meanwhile}>{t`At the same time: ${others}`}</p>
}
