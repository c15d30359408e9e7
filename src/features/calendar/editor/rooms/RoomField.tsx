import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import DoorOpen from 'lucide-react/icons/door-open'
import X from 'lucide-react/icons/x'
import { useState, type KeyboardEvent } from 'react'
import { guestOf, isSamePerson, type EventPerson, type Guest } from '#domain/event/guests/GuestList.ts'
import { addDays } from '#domain/time/dates.ts'
import { startOfDay } from '#domain/time/instantOf.ts'
import { readDate } from '#domain/time/parseDate.ts'
import type { Window } from '#domain/time/Window.ts'
import { zoneNamed } from '#domain/time/Zone.ts'
import { ianaZone } from '#domain/time/zones.ts'
import { useUser } from '../../../../api/UserProvider.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../../ui/buttons/IconButton.tsx'
import { ComboField } from '../../../../ui/fields/ComboField.tsx'
import { factLine } from '../../../../ui/join.ts'
import type { EventFieldsProps } from '../EventFieldsProps.ts'
import type { EventForm } from '../form/eventForm.ts'
import { endInstant, startInstant } from '../form/formInstants.ts'
import { personOf } from '../guests/personOf.ts'
import { locationWithRooms } from './locationWithRooms.ts'
import styles from './RoomField.module.css'
import type { RoomAtTime } from './roomStates.ts'
import { useRooms } from './useRooms.ts'

// lingui-set comment="The room of a meeting, in the form of an event. A room is a meeting room of the organisation."

type RoomFieldProps = Pick<EventFieldsProps, 'form' | 'read' | 'zone' | 'onChange'> & {
  /** The UID of the event that is edited; null for a new one. */
  readonly uid: string | null
}

/** The room in which an event takes place: found by name, place or size, those that are free then first. */
export function RoomField({ form, read, zone: viewZone, uid, onChange }: RoomFieldProps) {
  const { t } = useLingui()
  const user = useUser()
  const [typed, setTyped] = useState('')
  const [isUnknown, setIsUnknown] = useState(false)
  const { rooms = [], guests } = form.guests
  const asking = { time: timeOf(read, viewZone), uid, zone: ianaZone(read.zone) ?? viewZone }
  const { found, isFailed, findFree } = useRooms(typed, asking)
  const all = useRooms('', asking).found ?? []
  const texts = useRoomTexts()
  const isBooked = ({ address }: EventPerson) => rooms.some((each) => isSamePerson(each.address, address))
  const suggestions = (found ?? []).filter((each) => !isBooked(each))
  const stateOf = ({ address }: EventPerson) =>
    all.find((each) => isSamePerson(each.address, address))?.state ?? 'unknown'

  function book(next: readonly Guest[]) {
    onChange({
      guests: { ...form.guests, organizer: form.guests.organizer ?? personOf(user), rooms: [...next] },
      location: locationWithRooms(form.location, rooms, next),
    })
  }
  /** A room is chosen by its whole suggestion, its name or its address. */
  function take(text: string) {
    const asked = text.trim().toLowerCase()
    const room = suggestions.find((each) =>
      [texts.suggestion(each), each.name, each.address].some((name) => name.toLowerCase() === asked),
    )
    if (room) book([...rooms, bookedRoom(room)])
    setTyped(room ? '' : text)
    setIsUnknown(room === undefined && asked !== '')
  }
  function onTyped(text: string) {
    setIsUnknown(false)
    if (suggestions.some((room) => texts.suggestion(room) === text)) take(text)
    else setTyped(text)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return
    event.preventDefault()
    take(typed)
  }
  const staying = rooms.filter((each) => stateOf(each) !== 'taken')
  const isWanted = rooms.length === 0 || staying.length < rooms.length
  return (
    <div className={styles.rooms}>
      <ComboField
        label={t`Room`}
        value={typed}
        suggestions={suggestions.map(texts.suggestion)}
        placeholder={t`Name, place or number of people`}
        error={isUnknown && found !== null ? t`Choose one of the rooms, or clear the field` : undefined}
        onChange={onTyped}
        onKeyDown={onKeyDown}
        onBlur={() => take(typed)}
      />
      <BookedRooms
        rooms={rooms}
        noteOf={(room) => texts.states[stateOf(room)]}
        onRemove={(room) => book(rooms.filter((each) => each !== room))}
      />
      <FreeRoom
        isWanted={isWanted && asking.time !== null}
        isFailed={isFailed}
        people={guests.length + 1}
        findFree={findFree}
        onFound={(room) => book([...staying, bookedRoom(room)])}
      />
    </div>
  )
}

const bookedRoom = ({ address, name }: EventPerson) => guestOf({ address, name })

type BookedRoomsProps = {
  readonly rooms: readonly Guest[]
  /** Whether a room is free. */
  readonly noteOf: (room: Guest) => string
  readonly onRemove: (room: Guest) => void
}

function BookedRooms({ rooms, noteOf, onRemove }: BookedRoomsProps) {
  const { t } = useLingui()
  if (rooms.length === 0) return null
  return (
    <ul role="list" aria-label={t`Rooms`} className={styles.list}>
      {rooms.map((room) => {
        const name = room.name || room.address
        return (
          <li key={room.address} className={styles.row}>
            <DoorOpen size={16} aria-hidden />
            <span>
              {name} <span className={styles.quiet}>{noteOf(room)}</span>
            </span>
            <IconButton label={t`Remove ${name}`} icon={X} onClick={() => onRemove(room)} />
          </li>
        )
      })}
    </ul>
  )
}

type FreeRoomProps = {
  /** Whether there is no room yet, or one that is taken. */
  readonly isWanted: boolean
  /** Whether rooms could not be asked. */
  readonly isFailed: boolean
  /** For how many it has to be. */
  readonly people: number
  readonly findFree: (people: number) => Promise<RoomAtTime | null>
  readonly onFound: (room: RoomAtTime) => void
}

/** The smallest room that fits and is free is booked by a button. */
function FreeRoom({ isWanted, isFailed, people, findFree, onFound }: FreeRoomProps) {
  const { t } = useLingui()
  const free = useMutation({
    mutationFn: () => findFree(people),
    onSuccess: (room) => {
      if (room !== null) onFound(room)
    },
  })
  return (
    <div className={styles.finding}>
      {isWanted && (
        <Button size="small" disabled={free.isPending} onClick={() => free.mutate()}>
          <Trans comment="A button (verb): the smallest room that fits and is free is booked.">
            Find a free room
          </Trans>
        </Button>
      )}
      <span role="status" className={styles.quiet}>
        {(free.isError || isFailed) && t`Which rooms are free could not be asked.`}
        {free.data === null && isWanted && (
          <Plural
            value={people}
            one="No room for # person is free then."
            other="No room for # people is free then."
          />
        )}
      </span>
    </div>
  )
}

/** When the form's event is; null while it cannot be read. */
function timeOf(read: EventForm, viewZone: string): Window | null {
  const zone = ianaZone(read.zone) ?? viewZone
  if (read.isAllDay) {
    const [first, last] = [readDate(read.startDate), readDate(read.endDate)]
    if (first === null || last === null || last < first) return null
    const own = zoneNamed(viewZone)
    return { start: startOfDay(first, own), end: startOfDay(addDays(last, 1), own) }
  }
  const [start, end] = [startInstant({ ...read, zone }), endInstant({ ...read, zone })]
  return start === null || end === null || end <= start ? null : { start, end }
}

function useRoomTexts() {
  const { t } = useLingui()
  const states = {
    free: t({ message: 'Free', comment: 'A room, at the time of an event.' }),
    taken: t`Taken then`,
    'not-allowed': t`Not for you to book`,
    unknown: '',
  }
  const suggestion = ({ name, place, capacity, state }: RoomAtTime) =>
    factLine([
      name,
      ...(capacity === null ? [] : [t`up to ${capacity} people`]),
      ...[place, states[state]].filter((each) => each !== ''),
    ])
  return { states, suggestion }
}
