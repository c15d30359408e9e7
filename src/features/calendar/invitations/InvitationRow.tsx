import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { readGuestList } from '#domain/event/guests/readGuestList.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { andList } from '../../../locales/andList.ts'
import { factLine } from '../../../ui/join.ts'
import rows from '../../../ui/styles/rows.module.css'
import { titleOf } from '../format/formatEvent.ts'
import { formatMessageTime } from '../format/formatMessageTime.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { ChangedSince, ChangeTable } from './changes/ChangedSince.tsx'
import type { Invitation } from './invitationsIn.ts'
import styles from './InvitationsDialog.module.css'
import { shownOthers } from './shownOthers.ts'

// lingui-set comment="A row of the list of invitations."

type InvitationRowProps = {
  readonly invitation: Invitation
  readonly calendar: Calendar
  readonly zone: string
  readonly onOpen: () => void
  /** What can be done with it. */
  readonly buttons: ReactNode
}

/** What somebody is invited to, by whom, and what else they have then. */
export function InvitationRow({ invitation, calendar, zone, onOpen, buttons }: InvitationRowProps) {
  const { t } = useLingui()
  const { event, kind, unseen, dates, meanwhile } = invitation
  const title = titleOf(event)
  const organizer = event.vevent && readGuestList(event.vevent).organizer
  const by = organizer?.name || organizer?.address
  const others = andList(meanwhile.slice(0, shownOthers).map(titleOf))
  return (
    <li className={`${rows.row} ${styles.row}`} aria-label={title} data-kind={kind}>
      <div className={rows.what}>
        <button type="button" className={styles.title} onClick={onOpen}>
          {title}
        </button>
        <span className={rows.facts}>
          {factLine([
            formatMessageTime(event.when, zoneNamed(zone)),
            ...(by ? [by] : []),
            ...(event.location === '' ? [] : [event.location]),
          ])}
        </span>
        {kind === 'asked' && <ChangedSince {...{ event, calendar, zone }} />}
        {kind === 'changed' && unseen && (
          <>
            <span className={rows.facts}>
              <Trans>It was changed. Your answer counts all the same.</Trans>
            </span>
            <ChangeTable change={unseen.diff} zone={zone} />
          </>
        )}
        {kind === 'cancelled' && (
          <span className={rows.facts}>
            <Trans>Cancelled by its organiser.</Trans>
          </span>
        )}
        {kind === 'asked' && dates > 1 && (
          <span className={rows.facts}>
            <Plural value={dates} one="# date waits for your answer." other="# dates wait for your answer." />
          </span>
        )}
        {kind !== 'proposal' && meanwhile.length > 0 && (
          <span className={`${rows.facts} ${styles.meanwhile}`}>{t`At the same time: ${others}`}</span>
        )}
      </div>
      {buttons}
    </li>
  )
}
