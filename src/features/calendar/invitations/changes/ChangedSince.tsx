import { Trans, useLingui } from '@lingui/react/macro'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { InvitationDiff } from '#domain/scheduling/changes/invitationChange.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { formatMessageTime } from '../../format/formatMessageTime.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import styles from './ChangedSince.module.css'
import { useInvitationChange } from './useInvitationChange.ts'

// lingui-set comment="A table: what an invitation was before its organiser changed it, and what it is now."

type ChangedSinceProps = {
  readonly event: CalendarEvent
  readonly calendar: Calendar
  readonly zone: string
}

/** What the organizer has changed since the answer, and whether that asks again; nothing if nothing was. */
export function ChangedSince(props: ChangedSinceProps) {
  const history = useInvitationChange(props)
  if (history === null) return null
  return (
    <>
      {history.isAskedAgain && (
        <span className={styles.again}>
          <Trans>The time has changed. Please answer again.</Trans>
        </span>
      )}
      <ChangeTable change={history.change} zone={props.zone} />
    </>
  )
}

type ChangeTableProps = { readonly change: InvitationDiff; readonly zone: string }

/** As it was beside what it is; nothing if nothing differs. */
export function ChangeTable({ change, zone: zoneName }: ChangeTableProps) {
  const { t } = useLingui()
  if (Object.keys(change).length === 0) return null
  const { title, when, location } = change
  const zone = zoneNamed(zoneName)
  const times = when?.map((each) => formatMessageTime(each, zone, when))
  const rows = [
    [t`Title`, title],
    [t`Time`, times],
    [t`Location`, location],
  ] as const
  return (
    <table className={styles.change} aria-label={t`What has changed`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Field</Trans>
          </th>
          <th scope="col">
            <Trans>Before</Trans>
          </th>
          <th scope="col">
            <Trans>Now</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(
          ([name, sides]) =>
            sides && (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className={styles.was}>{sides[0] || '–'}</td>
                <td>{sides[1] || '–'}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  )
}
