import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import type { JCal } from '#contract/jcal.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import type { Calendar as CalendarOf } from '../queries/calendars/Calendar.ts'
import { titleOf } from '../format/formatEvent.ts'
import { EventFacts } from './EventFacts.tsx'

// lingui-set comment="Buttons (verbs) under the details of an event."

type EventDetailsProps = {
  readonly event: CalendarEvent
  readonly calendar: CalendarOf
  /** The calendars it lies in, if these are several. */
  readonly among?: readonly CalendarOf[]
  readonly zone: string
  /** The object as the service stores it; null before it was read. */
  readonly data: JCal | null
  /** What is to be said above it. */
  readonly notice?: ReactNode
  readonly onEdit: () => void
  readonly onDelete: () => void
  readonly onDuplicate: () => void
  readonly onExport: () => void
  readonly onClose: () => void
}

/** What an event is, to be read. */
export function EventDetails(props: EventDetailsProps) {
  const {
    event,
    calendar,
    among = [],
    zone,
    notice,
    data,
    onEdit,
    onDelete,
    onDuplicate,
    onExport,
    onClose,
  } = props
  return (
    <Dialog
      title={titleOf(event)}
      size="small"
      closesOutside
      onClose={onClose}
      onDoubleClick={calendar.canWrite ? onEdit : undefined}
      footer={
        <>
          {calendar.canWrite && (
            <Button variant="primary" disabled={!data} onClick={onEdit}>
              <Trans>Edit</Trans>
            </Button>
          )}
          <Button onClick={onDuplicate}>
            <Trans>Duplicate</Trans>
          </Button>
          <Button disabled={!data} onClick={onExport}>
            <Trans>Export</Trans>
          </Button>
          {calendar.canWrite && (
            <Button variant="danger" disabled={!data} onClick={onDelete}>
              <Trans>Delete</Trans>
            </Button>
          )}
        </>
      }
    >
      {notice}
      <EventFacts event={event} calendar={calendar} among={among} zone={zone} data={data} />
    </Dialog>
  )
}
