import { useLingui } from '@lingui/react/macro'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { invitedAs } from '#domain/event/guests/invitedAs.ts'
import { useUser } from '../../../api/UserProvider.tsx'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { AnswerButtons } from './AnswerButtons.tsx'
import { AnswerQuestion } from './AnswerQuestion.tsx'
import { useAnswer } from './useAnswer.ts'

type YourAnswerProps = {
  readonly event: CalendarEvent
  readonly calendar: Calendar
  readonly zone: string
}

/** In the details of an invitation: what the person answered, and the answers they can give. */
export function YourAnswer({ event, calendar, zone }: YourAnswerProps) {
  const { t } = useLingui()
  const { emails } = useUser()
  const { answer, asked, onClose } = useAnswer(zone)
  const isInvited = event.vevent !== undefined && invitedAs(event.vevent, emails) !== null
  if (!isInvited || !calendar.canWrite || event.status === 'cancelled') return null
  return (
    <>
      <AnswerButtons
        label={t`Your answer`}
        reply={event.reply}
        onAnswer={(given) => void answer(event, calendar, given)}
      />
      <AnswerQuestion asked={asked} zone={zone} onClose={onClose} />
    </>
  )
}
