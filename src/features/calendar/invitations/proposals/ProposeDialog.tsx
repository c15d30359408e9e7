import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { explain, failureBehind } from '../../../../api/explain.ts'
import { useUser } from '../../../../api/UserProvider.tsx'
import { useApi } from '../../../../api/ApiProvider.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { Busy } from '../../../../ui/states/Busy.tsx'
import type { Calendar } from '../../queries/calendars/Calendar.ts'
import { eventQuery } from '../../queries/objects/eventQuery.ts'
import { proposalForm } from './proposalForm.ts'
import { ProposeForm } from './ProposeForm.tsx'

type ProposeDialogProps = {
  readonly event: CalendarEvent
  readonly calendar: Calendar
  readonly zone: string
  readonly onClose: () => void
}

/** A guest proposes another time for an event, or for one of its dates. */
export function ProposeDialog({ event, calendar, zone, onClose }: ProposeDialogProps) {
  const { t } = useLingui()
  const { calendarId, eventId } = event
  const name = { userId: calendar.homeId, calendarId, eventId }
  const { data: read, error } = useQuery(eventQuery(useApi(), name))
  const { emails } = useUser()
  const title = t`Propose a new time`
  const initial = read && proposalForm(read.data, { event, zone, emails })
  // What was typed stays, whatever is read again.
  if (initial) return <ProposeForm {...{ event, calendar, zone, title, onClose, ...initial }} />
  return (
    <Dialog title={title} closesOutside onClose={onClose}>
      {error || read ? (
        <p role="alert">{t(explain(error ? failureBehind(error) : 'not-found').sentence)}</p>
      ) : (
        <Busy label={t`Reading the event`} />
      )}
    </Dialog>
  )
}
