import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import type { IsoDate } from '#domain/time/units.ts'
import { useUser } from '../../../api/UserProvider.tsx'
import type { CalendarPlace } from '../../../navigation/calendar/calendarPlace.ts'
import type { CalendarPeriod, EventName } from '../../../navigation/paths.ts'
import { usePath } from '../../../navigation/usePath.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { ChangesDialog, NewEvent, OpenEvent, QuickAddDialog, SearchDialog } from './dialogs.ts'
import { eventIn } from '../details/eventIn.ts'

type AddressedDialogProps = {
  readonly open: NonNullable<CalendarPlace['open']>
  readonly period: CalendarPeriod
  readonly focusDate: IsoDate
  readonly today: IsoDate
  readonly zone: string
  readonly calendars: readonly Calendar[]
  /** The ids of those that are not shown. */
  readonly hidden: ReadonlySet<string>
  readonly events: readonly CalendarEvent[]
  readonly onOpenEvent: (event: CalendarEvent) => void
  readonly onClose: () => void
}

/** The dialog that the address names: an event, or a new one. */
export function AddressedDialog(props: AddressedDialogProps) {
  const { open, period, focusDate, today, zone, calendars, hidden, onClose } = props
  const path = usePath()
  const writable = calendars.filter(({ canWrite }) => canWrite)
  const proposed = isChosen(period) ? writable.find(({ id }) => !hidden.has(id)) : undefined

  if (open.kind === 'new') {
    if (writable.length === 0) return null
    return (
      <NewEvent
        key={path}
        times={open.times}
        date={focusDate}
        zone={zone}
        calendars={writable}
        proposed={proposed}
        onClose={onClose}
      />
    )
  }
  if (open.kind === 'search') {
    return (
      <SearchDialog
        text={open.text}
        period={period}
        today={today}
        zone={zone}
        calendars={calendars}
        onClose={onClose}
      />
    )
  }
  if (open.kind === 'quickAdd') {
    return writable.length === 0 ? null : (
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
  return <OpenedEvent {...props} event={open.event} writable={writable} />
}

type OpenedEventProps = Omit<AddressedDialogProps, 'open'> & {
  readonly event: EventName
  readonly writable: readonly Calendar[]
}

function OpenedEvent(props: OpenedEventProps) {
  const { event, writable, period, zone, calendars, events, onOpenEvent, onClose } = props
  const user = useUser()
  const { calendarId, eventId, occurrence } = event
  const named = eventIn(events, event)

  function onFollow(key: string) {
    const next = events.find((each) => each.key === key)
    if (next) onOpenEvent(next)
  }

  return (
    <OpenEvent
      key={`${calendarId}/${eventId}/${occurrence ?? ''}`}
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

/** Whether the address says which calendars are shown: a new event goes to one of these. */
const isChosen = ({ set, only }: CalendarPeriod) => set !== undefined || only !== undefined

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
})
