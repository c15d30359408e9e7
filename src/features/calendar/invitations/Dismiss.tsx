import { Trans, useLingui } from '@lingui/react/macro'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { explain, failureBehind } from '../../../api/explain.ts'
import { useUser } from '../../../api/UserProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { notify } from '../../../ui/messages/messages.ts'
import { useEditContext } from '../edits/useEditContext.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { deletionOf } from '../edits/deletion/deletionOf.ts'

type DismissProps = {
  readonly event: CalendarEvent
  readonly calendar: Calendar
  readonly zone: string
}

/** Takes a cancelled event out of the calendar. */
export function Dismiss({ event, calendar, zone }: DismissProps) {
  const { t } = useLingui()
  const { emails } = useUser()
  const context = useEditContext(zone)
  const onDismiss = async () => {
    const { occurrence, remove } = await deletionOf(context, event, { calendar, emails })
    remove(occurrence === null ? 'all' : 'this')
  }
  const onFailure = (error: unknown) =>
    notify({ kind: 'failed', text: () => t(explain(failureBehind(error)).sentence) })
  return (
    <Button size="small" onClick={() => void onDismiss().catch(onFailure)}>
      <Trans context="cancelled event" comment="A button (verb): a cancelled event goes out of the calendar.">
        Dismiss
      </Trans>
    </Button>
  )
}
