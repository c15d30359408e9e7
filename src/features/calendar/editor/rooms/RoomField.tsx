import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState, type KeyboardEvent } from 'react'
import { guestOf, isSamePerson, type EventPerson, type Guest } from '#domain/event/guests/GuestList.ts'
import { ianaZone } from '#domain/time/zones.ts'
import { useUser } from '../../../../api/UserProvider.tsx'
import { ComboField } from '../../../../ui/fields/ComboField.tsx'
import { factLine } from '../../../../ui/join.ts'
import type { EventFieldsProps } from '../EventFieldsProps.ts'
import { timeOfForm } from '../form/timeOfForm.ts'
import { personOf } from '../form/personOf.ts'
import { problemSentences } from '../problemSentences.ts'
import { BookedRooms } from './BookedRooms.tsx'
import { FreeRoom } from './FreeRoom.tsx'
import { locationWithRooms } from './locationWithRooms.ts'
import styles from './RoomField.module.css'
import { areTooSmall, type RoomAtTime } from './roomStates.ts'
import { useRoomChoice } from './useRoomChoice.ts'
import { useRooms } from './useRooms.ts'

// lingui-set comment="The room of a meeting, in the form of an event. A room is a meeting room of the organisation."

type RoomFieldProps = Pick<EventFieldsProps, 'form' | 'read' | 'zone' | 'errorOf' | 'onChange'> & {
  /** The UID of the event that is edited; null for a new one. */
  readonly uid: string | null
  /** Its date that is edited, if it repeats: its other dates keep their room. */
  readonly occurrence: string | null
}

/** The room in which an event takes place: found by name, place or size, those that are free then first. */
export function RoomField({
  form,
  read,
  zone: viewZone,
  uid,
  occurrence,
  errorOf,
  onChange,
}: RoomFieldProps) {
  const { t } = useLingui()
  const user = useUser()
  const [isTyping, setIsTyping] = useState(false)
  const { rooms = [], guests, typedRoom: typed } = form.guests
  const people = guests.length + 1
  const asking = { time: timeOfForm(read, viewZone), uid, occurrence, zone: ianaZone(read.zone) ?? viewZone }
  const { found, isFailed, find, findFree } = useRooms(typed, asking)
  const all = useRooms('', asking)
  const texts = useRoomTexts()
  const isBooked = ({ address }: EventPerson) => rooms.some((each) => isSamePerson(each.address, address))
  const suggestions = (found ?? []).filter((each) => !isBooked(each))
  const { known, staying, isCrowded, isTight } = bookedStates(rooms, all.found, people)

  function book(next: readonly Guest[], typedRoom = typed) {
    const organizer = form.guests.organizer ?? personOf(user)
    onChange({
      guests: { ...form.guests, organizer, rooms: [...next], typedRoom },
      location: locationWithRooms(form.location, rooms, next),
    })
  }
  const { take, type, isUnknown } = useRoomChoice({
    typed,
    onTyped: (typedRoom) => onChange({ guests: { ...form.guests, typedRoom } }),
    suggestions,
    suggestionOf: texts.suggestion,
    isBooked,
    find,
    onChosen: (room) => {
      book([...rooms, bookedRoom(room)], '')
      if (all.found?.every(({ id }) => id !== room.id)) all.refresh()
    },
  })
  function leave() {
    setIsTyping(false)
    take(typed)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return
    event.preventDefault()
    leave()
  }
  const unknown = t(problemSentences['not-a-room'])
  return (
    <div className={styles.rooms}>
      <ComboField
        label={t`Room`}
        value={typed}
        suggestions={suggestions.map(texts.suggestion)}
        placeholder={t`Name, place or number of people`}
        error={
          isTyping ? undefined : ((isUnknown && found !== null ? unknown : undefined) ?? errorOf('room'))
        }
        onChange={(text) => {
          setIsTyping(true)
          type(text)
        }}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      <BookedRooms
        rooms={rooms}
        noteOf={(room) => texts.note(known(room), isCrowded)}
        onRemove={(room) => book(rooms.filter((each) => each !== room))}
      />
      <FreeRoom
        isWanted={(rooms.length === 0 || staying.length < rooms.length || isTight) && asking.time !== null}
        isFailed={isFailed}
        {...{ people, findFree }}
        onFound={(room) => book([...(isTight ? [] : staying), bookedRoom(room)])}
      />
    </div>
  )
}

/** What is known of the rooms that are booked, which of them are not taken, and whether people fit. */
function bookedStates(rooms: readonly Guest[], found: readonly RoomAtTime[] | null, people: number) {
  const known = ({ address }: EventPerson) => found?.find((each) => isSamePerson(each.address, address))
  const staying = rooms.filter((each) => known(each)?.state !== 'taken')
  const isCrowded = areTooSmall(rooms.map(known), people)
  return { known, staying, isCrowded, isTight: areTooSmall(staying.map(known), people) }
}

const bookedRoom = ({ address, name }: EventPerson) => guestOf({ address, name })

function useRoomTexts() {
  const { t } = useLingui()
  const states = {
    free: t({ message: 'Free', comment: 'A room, at the time of an event.' }),
    taken: t`Taken then`,
    'not-allowed': t`Not for you to book`,
    unknown: '',
  }
  const sizeOf = ({ capacity }: RoomAtTime) =>
    capacity === null ? '' : plural(capacity, { one: 'up to # person', other: 'up to # people' })
  const line = (facts: readonly string[]) => factLine(facts.filter((each) => each !== ''))
  const suggestion = (room: RoomAtTime) => line([room.name, sizeOf(room), room.place, states[room.state]])
  /** Of a room that is booked; its size, where the people do not fit. */
  const note = (room: RoomAtTime | undefined, isCrowded: boolean) =>
    room ? line([states[room.state], isCrowded ? sizeOf(room) : '']) : ''
  return { suggestion, note }
}
