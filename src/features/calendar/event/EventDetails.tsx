import { Trans } from '@lingui/react/macro'
import Calendar from 'lucide-react/icons/calendar'
import Clock from 'lucide-react/icons/clock'
import Lock from 'lucide-react/icons/lock'
import MapPin from 'lucide-react/icons/map-pin'
import Repeat from 'lucide-react/icons/repeat'
import TextIcon from 'lucide-react/icons/text'
import Tag from 'lucide-react/icons/tag'
import type { LucideIcon } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import type { JCal } from '#contract/jcal.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { isRecurring } from '#domain/event/isRecurring.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import type { Calendar as CalendarOf } from '../data/Calendar.ts'
import { formatFullDate } from '../format/formatDate.ts'
import { formatElsewhere } from '../format/formatElsewhere.ts'
import { formatStates, titleOf, formatWhen } from '../format/formatEvent.ts'
import { formatRepeats } from '../format/formatRepeats.ts'
import { formatUnreadRule } from '../format/formatUnreadRule.ts'
import { LinkedText } from './LinkedText.tsx'
import styles from './EventDetails.module.css'

type EventDetailsProps = {
  readonly event: CalendarEvent
  readonly calendar: CalendarOf
  readonly zone: string
  /** The object as the service keeps it; null until it has said so. */
  readonly data: JCal | null
  readonly onEdit: () => void
  readonly onDelete: () => void
  readonly onDuplicate: () => void
  readonly onExport: () => void
  readonly onClose: () => void
}

/** What an event is, to be read. */
export function EventDetails(props: EventDetailsProps) {
  const { event, calendar, zone, data, onEdit, onDelete, onDuplicate, onExport, onClose } = props
  const repeats = event.isRecurring || (data !== null && isRecurring(data))
  const rhythm = data && formatRepeats(data)
  const unread = data && formatUnreadRule(data)
  const elsewhere = formatElsewhere(event, zone)
  const states = formatStates(event)
  const style: CSSProperties & Record<'--cal', string> = { '--cal': calendar.colour }
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
      <ul role="list" className={styles.facts} style={style}>
        <Fact icon={Clock}>
          {formatWhen(event, zoneNamed(zone), formatFullDate)}
          {elsewhere !== null && <span className={styles.quiet}>{elsewhere}</span>}
        </Fact>
        {repeats && (
          <Fact icon={Repeat}>
            {rhythm === null ? <Trans>Repeats</Trans> : <Trans>Repeats {rhythm}</Trans>}
            {unread !== null && <span className={styles.quiet}>{unread}</span>}
          </Fact>
        )}
        {event.location !== '' && (
          <Fact icon={MapPin}>
            <span>
              <LinkedText text={event.location} />
            </span>
          </Fact>
        )}
        <Fact icon={Calendar}>
          <span className={styles.calendar}>{calendar.name}</span>
        </Fact>
        {!calendar.canWrite && (
          <Fact icon={Lock}>
            <Trans>Read-only: you cannot change events in this calendar.</Trans>
          </Fact>
        )}
        {states.length > 0 && <Fact icon={Tag}>{states.join(', ')}</Fact>}
        {event.description !== '' && (
          <Fact icon={TextIcon}>
            <span className={styles.description}>
              <LinkedText text={event.description} />
            </span>
          </Fact>
        )}
      </ul>
    </Dialog>
  )
}

function Fact({ icon: Icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Icon className={styles.icon} size={16} strokeWidth={1.75} aria-hidden />
      <div className={styles.words}>{children}</div>
    </li>
  )
}
