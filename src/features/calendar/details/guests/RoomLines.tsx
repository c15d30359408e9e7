import { useLingui } from '@lingui/react/macro'
import DoorOpen from 'lucide-react/icons/door-open'
import { roomNoteOf, type RoomNote } from '#contract/rooms/roomNotes.ts'
import type { Guest } from '#domain/event/guests/GuestList.ts'
import facts from '../EventDetails.module.css'
import styles from './GuestFacts.module.css'

// lingui-set comment="The answer of a meeting room to a booking, beside its name."

type RoomLinesProps = {
  readonly rooms: readonly Guest[]
  /** The addresses of those that could not be told. */
  readonly unreached: ReadonlySet<string>
}

/** The rooms of an event, and whether they are booked. */
export function RoomLines({ rooms, unreached }: RoomLinesProps) {
  const { t } = useLingui()
  const reasons: Readonly<Record<RoomNote, string>> = {
    taken: t`Declined: taken`,
    'taken-on-dates': t`Declined: taken on this date`,
    'not-allowed': t`Declined: not for you to book`,
    'too-many-dates': t`Declined: too many dates`,
    removed: t`Declined: no longer a room`,
  }
  function answerOf({ address, reply, note = '' }: Guest): string {
    if (reply === 'accepted') return t`Booked`
    if (reply !== 'declined') return unreached.has(address) ? t`Not told` : t`Waiting`
    const why = roomNoteOf(note)
    return why === null ? t`Declined` : reasons[why]
  }
  return (
    <ul role="list" aria-label={t`Rooms`} className={styles.guests}>
      {rooms.map((room) => (
        <li key={room.address} className={styles.guest} title={room.address}>
          <DoorOpen size={16} aria-hidden />
          <span>
            {room.name || room.address} <span className={facts.quiet}>{answerOf(room)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
