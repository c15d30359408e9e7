import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiProvider.tsx'
import { useUser } from '../../../api/UserProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { titleOf } from '../format/formatEvent.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { eventQuery } from '../queries/objects/eventQuery.ts'
import { AnswerButtons } from './AnswerButtons.tsx'
import type { OwnReply } from './answering.ts'
import { Dismiss } from './Dismiss.tsx'
import type { Invitation } from './invitationsIn.ts'
import { ownNote } from './ownNote.ts'
import { Proposals } from './proposals/Proposals.tsx'
import { ProposeButton } from './proposals/ProposeButton.tsx'

type InvitationWaysProps = {
  readonly invitation: Invitation
  readonly calendar: Calendar
  readonly zone: string
  readonly onAnswer: (answer: OwnReply, note: string) => void
  /** It was changed, and the person has seen it. */
  readonly onAgree: () => void
}

/** What can be done with an invitation in the list. */
export function InvitationWays({ invitation, calendar, zone, onAnswer, onAgree }: InvitationWaysProps) {
  const { t } = useLingui()
  const { emails } = useUser()
  const { event, kind } = invitation
  const title = titleOf(event)
  if (kind === 'cancelled') return <Dismiss {...{ event, calendar, zone }} />
  if (kind === 'proposal') return <ProposalsOf {...{ event, calendar, zone }} />
  return (
    <AnswerButtons
      label={t`Your answer to ${title}`}
      reply={event.reply}
      note={ownNote(event, emails)}
      onAnswer={onAnswer}
    >
      <ProposeButton {...{ event, calendar, zone }} />
      {kind === 'changed' && (
        <Button size="small" onClick={onAgree}>
          <Trans comment="A button (verb): somebody has seen how a meeting was changed. Nobody is told.">
            Agree
          </Trans>
        </Button>
      )}
    </AnswerButtons>
  )
}

type OfEventProps = Pick<InvitationWaysProps, 'calendar' | 'zone'> & Pick<Invitation, 'event'>

/** Of a series the whole object says which date is meant. */
function ProposalsOf({ event, calendar, zone }: OfEventProps) {
  const { calendarId, eventId } = event
  const { data } = useQuery(eventQuery(useApi(), { userId: calendar.homeId, calendarId, eventId }))
  return data ? <Proposals {...{ event, calendar, zone }} data={data.data} /> : null
}
