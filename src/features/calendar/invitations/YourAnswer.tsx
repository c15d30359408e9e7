import { useLingui } from '@lingui/react/macro'
import type { JCal } from '#contract/jcal.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { invitedAs } from '#domain/event/guests/invitedAs.ts'
import { mayInvite } from '#domain/event/guests/GuestList.ts'
import { readGuestList } from '#domain/event/guests/readGuestList.ts'
import { useUser } from '../../../api/UserProvider.tsx'
import { useAsked } from '../actions/useAsked.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { useActingAs } from '../queries/calendars/useActingAs.ts'
import { AnswerButtons } from './AnswerButtons.tsx'
import { AnswerQuestion } from './AnswerQuestion.tsx'
import { ChangedSince } from './changes/ChangedSince.tsx'
import type { OwnReply } from './answering.ts'
import { Meanwhile } from './Meanwhile.tsx'
import { ownNote } from './ownNote.ts'
import { OwnProposals } from './proposals/OwnProposals.tsx'
import { Proposals } from './proposals/Proposals.tsx'
import { ProposeButton } from './proposals/ProposeButton.tsx'
import { useAnswer } from './useAnswer.ts'

type YourAnswerProps = {
  readonly event: CalendarEvent
  readonly calendar: Calendar
  readonly zone: string
  /** The object as it is stored; null before it was read. */
  readonly data: JCal | null
}

/**
 * In the details of an invitation: what has changed, what the person answered, and the answers they can give; in those
 * of an event of their own, what its guests propose.
 */
export function YourAnswer({ event, calendar, zone, data }: YourAnswerProps) {
  const { t } = useLingui()
  const { emails } = useUser()
  const { answer, asked, onClose } = useAnswer(zone)
  const actsFor = useActingAs(calendar) ?? emails
  const { vevent } = event
  const reply = (given: OwnReply) => () => void answer(event, calendar, given)
  useAsked(event.key, {
    chipAccept: reply('accepted'),
    chipMaybe: reply('tentative'),
    chipDecline: reply('declined'),
  })
  if (vevent === undefined || !calendar.canWrite || event.status === 'cancelled') return null
  if (invitedAs(vevent, emails) === null)
    return mayInvite(readGuestList(vevent), actsFor) && data ? (
      <Proposals {...{ event, calendar, zone, data }} />
    ) : null
  return (
    <>
      <ChangedSince {...{ event, calendar, zone }} />
      <Meanwhile {...{ event, zone }} />
      <AnswerButtons
        label={t`Your answer`}
        reply={event.reply}
        note={ownNote(event, emails)}
        onAnswer={(given, note) => void answer(event, calendar, given, note)}
      >
        <ProposeButton {...{ event, calendar, zone }} />
      </AnswerButtons>
      {data && <OwnProposals {...{ data, zone }} />}
      <AnswerQuestion asked={asked} zone={zone} onClose={onClose} />
    </>
  )
}
