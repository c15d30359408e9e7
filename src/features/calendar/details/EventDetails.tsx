import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import Braces from 'lucide-react/icons/braces'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Past from 'lucide-react/icons/history'
import Trash from 'lucide-react/icons/trash-2'
import type { JCal } from '#contract/jcal.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Card } from '../../../ui/overlays/card/Card.tsx'
import { useAsked } from '../actions/useAsked.ts'
import type { Calendar as CalendarOf } from '../queries/calendars/Calendar.ts'
import { titleOf } from '../format/formatEvent.ts'
import { EventFacts } from './EventFacts.tsx'
import styles from './EventDetails.module.css'
import { meetingLink } from '../format/meetingLink.ts'
import { useFollowedChip } from './useFollowedChip.ts'

// lingui-set comment="Buttons (verbs) under the details of an event."

type EventDetailsProps = {
  readonly event: CalendarEvent
  /** The key of its chip, if that stands for its copies in other calendars too. */
  readonly chipKey?: string | undefined
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
  /** Opens a copy to be saved; nothing if no calendar accepts one. */
  readonly onDuplicate?: (() => void) | undefined
  readonly onExport: () => void
  /** Shows who changed it and when; nothing if the server keeps no history. */
  readonly onHistory?: (() => void) | undefined
  /** Shows what the service stores. */
  readonly onInspect?: (() => void) | undefined
  /** The keys have led to the chip of another event. */
  readonly onFollow?: (key: string) => void
  readonly onClose: () => void
}

/** What an event is, to be read, on a card beside its chip. */
export function EventDetails(props: EventDetailsProps) {
  const { event, chipKey, calendar, among = [], zone, notice, data, onEdit, onFollow, onClose } = props
  const onEditing = calendar.canWrite ? onEdit : undefined
  const ways = waysOf(props)
  useAsked(event.key, ways)
  const { chip, isDragging, isNext } = useFollowedChip(chipKey ?? event.key, { onEdit: onEditing, onFollow })
  return (
    <Card
      title={titleOf(event)}
      anchor={chip}
      isNext={isNext}
      isAside={isDragging}
      goesTo={isChip}
      onClose={onClose}
      onDoubleClick={onEditing}
      onEnter={onEditing}
      footer={<Actions {...props} ways={ways} join={meetingLink(event, data)} />}
    >
      {notice}
      <EventFacts event={event} calendar={calendar} among={among} zone={zone} data={data} />
    </Card>
  )
}

/** What can be done now: most of it once the object is read. */
function waysOf(props: EventDetailsProps) {
  const { calendar, data, onEdit, onDelete, onDuplicate, onExport, onHistory, onInspect } = props
  const isWritable = data !== null && calendar.canWrite
  return {
    cardEdit: isWritable ? onEdit : undefined,
    chipDelete: isWritable ? onDelete : undefined,
    eventDuplicate: onDuplicate,
    eventExport: data ? onExport : undefined,
    eventHistory: onHistory,
    eventInspect: data ? onInspect : undefined,
  }
}

type ActionsProps = EventDetailsProps & {
  readonly ways: ReturnType<typeof waysOf>
  readonly join: string | null
}

/** The press on it opens that event instead. */
const isChip = (pressed: Element) => pressed.closest('[data-event]') !== null

function Actions({ calendar, join, ways, onInspect }: ActionsProps) {
  const { t } = useLingui()
  return (
    <>
      {join !== null && (
        <ButtonLink variant="primary" href={join} title={new URL(join).host}>
          <Trans comment="A link (verb) that leads into the online meeting of an event.">Join</Trans>
        </ButtonLink>
      )}
      {calendar.canWrite && (
        <Button
          variant={join === null ? 'primary' : 'plain'}
          disabled={!ways.cardEdit}
          onClick={ways.cardEdit}
        >
          <Trans>Edit</Trans>
        </Button>
      )}
      <div className={styles.further}>
        {ways.eventHistory && <IconButton label={t`History`} icon={Past} onClick={ways.eventHistory} />}
        {ways.eventDuplicate && <IconButton label={t`Duplicate`} icon={Copy} onClick={ways.eventDuplicate} />}
        <IconButton
          label={t`Export`}
          icon={Download}
          disabled={!ways.eventExport}
          onClick={ways.eventExport}
        />
        {onInspect && (
          <IconButton
            label={t`Stored data`}
            icon={Braces}
            disabled={!ways.eventInspect}
            onClick={ways.eventInspect}
          />
        )}
        {calendar.canWrite && (
          <IconButton label={t`Delete`} icon={Trash} disabled={!ways.chipDelete} onClick={ways.chipDelete} />
        )}
      </div>
    </>
  )
}
