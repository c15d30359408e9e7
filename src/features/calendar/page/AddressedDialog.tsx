import type { CalendarEvent, EventWhen } from '#domain/event/CalendarEvent.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { useUser } from '../../../api/UserProvider.tsx'
import type { CalendarPlace } from '../../../navigation/calendar/calendarPlace.ts'
import { eventKey } from '../../../navigation/eventKey.ts'
import type { CalendarPeriod, EventName } from '../../../navigation/paths.ts'
import { usePath } from '../../../navigation/usePath.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import {
  ChangesDialog,
  EventSlip,
  InvitationsDialog,
  NewEvent,
  NowhereToAdd,
  OpenEvent,
  QuickAddDialog,
  SearchDialog,
} from './dialogs.ts'
import { eventIn } from '../details/eventIn.ts'

type AddressedDialogProps = {
  readonly open: NonNullable<CalendarPlace['open']>
  readonly period: CalendarPeriod
  readonly focusDate: IsoDate
  readonly today: IsoDate
  readonly zone: string
  readonly calendars: readonly Calendar[]
  /** The one that a new event goes to; undefined if there is none. */
  readonly proposed: Calendar | undefined
  readonly events: readonly CalendarEvent[]
  /** Whether the view ever shows a day. */
  readonly isShown: (date: IsoDate) => boolean
  /** The draft in the grid is to be at another time. */
  readonly onMoveDraft: (to: EventWhen) => void
  readonly onOpenEvent: (event: CalendarEvent) => void
  readonly onClose: () => void
}

/** The dialog that the address names: an event, or a new one. */
export function AddressedDialog(props: AddressedDialogProps) {
  const { open, period, focusDate, today, zone, calendars, proposed, onClose } = props
  const writable = calendars.filter(({ canWrite }) => canWrite)

  const isNew = open.kind === 'new' || open.kind === 'slip'
  if ((isNew || open.kind === 'quickAdd') && writable.length === 0) return <NowhereToAdd onClose={onClose} />
  if (isNew) return <BegunEvent {...props} {...{ open, writable }} />
  if (open.kind === 'search') {
    return (
      <SearchDialog
        text={open.text}
        period={period}
        focusDate={focusDate}
        today={today}
        zone={zone}
        events={props.events}
        calendars={calendars}
        proposed={proposed}
        onClose={onClose}
      />
    )
  }
  if (open.kind === 'quickAdd') {
    return (
      <QuickAddDialog
        text={open.text}
        period={period}
        date={focusDate}
        zone={zone}
        calendars={writable}
        proposed={proposed}
        onClose={onClose}
      />
    )
  }
  if (open.kind === 'changes') return <ChangesDialog zone={zone} onClose={onClose} />
  if (open.kind === 'invitations')
    return <InvitationsDialog zone={zone} onOpenEvent={props.onOpenEvent} onClose={onClose} />
  return <OpenedEvent {...props} event={open.event} writable={writable} />
}

type BegunEventProps = AddressedDialogProps & {
  readonly open: { readonly kind: 'new' | 'slip' }
  readonly writable: readonly Calendar[]
}

/** An event that does not exist yet: in the whole form, or on a card beside its draft. */
function BegunEvent({ open, isShown, onMoveDraft, focusDate, period, events, ...props }: BegunEventProps) {
  const { zone, writable, proposed, onClose } = props
  const path = usePath()
  const shared = { zone, calendars: writable, proposed, onClose }
  if (open.kind === 'slip')
    return <EventSlip {...shared} {...{ events, isShown, period }} times={open.times} onMove={onMoveDraft} />
  return <NewEvent key={path} {...shared} times={open.times} date={focusDate} />
}

type OpenedEventProps = Omit<AddressedDialogProps, 'open'> & {
  readonly event: EventName
  readonly writable: readonly Calendar[]
}

function OpenedEvent(props: OpenedEventProps) {
  const { event, writable, period, zone, calendars, events, onOpenEvent, onClose } = props
  const user = useUser()
  const { calendarId } = event
  const named = eventIn(events, event)

  function onFollow(key: string) {
    const next = events.find((each) => each.key === key)
    if (next) onOpenEvent(next)
  }

  return (
    <OpenEvent
      key={eventKey(event)}
      event={event}
      period={period}
      shown={named?.event ?? null}
      chipKey={named?.chipKey}
      among={calendarsOf(named?.copies, calendars)}
      calendar={calendars.find(({ id }) => id === calendarId) ?? unlisted(calendarId, user.id)}
      calendars={writable}
      zone={zone}
      onFollow={onFollow}
      onClose={onClose}
    />
  )
}

function calendarsOf(copies: CalendarEvent['copies'], calendars: readonly Calendar[]): readonly Calendar[] {
  return copies?.flatMap(({ calendarId }) => calendars.find(({ id }) => id === calendarId) ?? []) ?? []
}

/** An address may name a calendar that is not (or no longer) in the list: the service says so then. */
const unlisted = (id: string, homeId: string): Calendar => ({
  id,
  homeId,
  name: '',
  description: '',
  colour: '#808080',
  hasCtag: false,
  isDefault: false,
  canWrite: true,
  canRename: true,
  canShare: false,
  ownerId: null,
})
