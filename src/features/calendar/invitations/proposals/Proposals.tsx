import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { JCal } from '#contract/jcal.ts'
import type { CalendarEvent, EventWhen } from '#domain/event/CalendarEvent.ts'
import { maxNote } from '#domain/event/guests/answerNote.ts'
import { timeProposalsIn, type TimeProposal } from '#domain/scheduling/timeProposalsIn.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { andList } from '../../../../locales/andList.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { TextArea } from '../../../../ui/fields/TextArea.tsx'
import { useEditContext } from '../../edits/useEditContext.ts'
import { titleOf } from '../../format/formatEvent.ts'
import { formatMessageTime } from '../../format/formatMessageTime.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { offers } from '../../queries/server/hostFeatures.ts'
import { decideProposal } from './decideProposal.ts'
import styles from './proposals.module.css'
import { useMeanwhile } from './useMeanwhile.ts'

// lingui-set comment="Another time that a guest proposes for an event, as its organiser sees it. {name} is the guest, {from} and {to} are times."

type ProposalsProps = {
  readonly event: CalendarEvent
  readonly calendar: Calendar
  readonly zone: string
  /** The object as it is stored. */
  readonly data: JCal
}

/** The times that guests propose for an event of one's own, to be accepted or declined. */
export function Proposals({ event, calendar, zone, data }: ProposalsProps) {
  const { t } = useLingui()
  const open = timeProposalsIn(data, zoneNamed(zone)).filter(({ isDeclined }) => !isDeclined)
  if (open.length === 0) return null
  return (
    <ul role="list" aria-label={t`Proposed times`} className={styles.proposals}>
      {open.map((proposal) => (
        <ProposedTime
          key={`${proposal.part} ${proposal.from.address}`}
          {...{ event, calendar, zone, data, proposal }}
        />
      ))}
    </ul>
  )
}

function ProposedTime({
  event,
  calendar,
  zone,
  data,
  proposal,
}: ProposalsProps & { readonly proposal: TimeProposal }) {
  const { t } = useLingui()
  const context = useEditContext(zone)
  const name = proposal.from.name || proposal.from.address
  const times = [proposal.was, proposal.when]
  const [from, to] = times.map((when: EventWhen) => formatMessageTime(when, zoneNamed(zone), times))
  const meanwhile = useMeanwhile(proposal.when, { zone, event })
  const others = andList(meanwhile.map(titleOf))
  const { calendarId, eventId, title } = event
  const object = { userId: calendar.homeId, calendarId, eventId }
  const decide = (isAccepted: boolean, note: string) =>
    decideProposal(context, { object, title, data, proposal, isAccepted, note })
  return (
    <li className={styles.proposal} aria-label={t`${name} proposes ${to}`}>
      <p>
        <strong>{t`${name} proposes another time`}</strong>
      </p>
      <p>
        <s>{from}</s> → {to}
      </p>
      {proposal.part === '' && proposal.occurrence !== null && (
        <p className={styles.quiet}>
          <Trans>All dates of the series would move with the first.</Trans>
        </p>
      )}
      {proposal.note !== '' && <p className={styles.quiet}>“{proposal.note}”</p>}
      {meanwhile.length > 0 && <p className={styles.meanwhile}>{t`At the same time: ${others}`}</p>}
      <Decision hasNote={offers(context.api, 'invitations')} onDecide={decide} />
    </li>
  )
}

type DecisionProps = {
  /** Whether a note can go with it. */
  readonly hasNote: boolean
  readonly onDecide: (isAccepted: boolean, note: string) => void
}

/** What the organiser makes of a proposed time, with a note if they add one. */
function Decision({ hasNote, onDecide }: DecisionProps) {
  const { t } = useLingui()
  const [note, setNote] = useState<string | null>(null)
  return (
    <>
      {note !== null && (
        <TextArea
          label={t`Note to the guests`}
          value={note}
          rows={2}
          maxLength={maxNote}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button was pressed to write here
          autoFocus
          onChange={setNote}
        />
      )}
      <div className={styles.ways}>
        <Button size="small" onClick={() => onDecide(true, note ?? '')}>
          <Trans comment="A button (verb): the organiser takes a proposed time, and the event moves.">
            Accept
          </Trans>
        </Button>
        <Button size="small" onClick={() => onDecide(false, note ?? '')}>
          <Trans comment="A button (verb): the organiser does not take a proposed time.">Decline</Trans>
        </Button>
        {note === null && hasNote && (
          <Button size="small" variant="quiet" onClick={() => setNote('')}>
            <Trans>Add a note</Trans>
          </Button>
        )}
      </div>
    </>
  )
}
