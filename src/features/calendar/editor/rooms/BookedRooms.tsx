import { useLingui } from '@lingui/react/macro'
import DoorOpen from 'lucide-react/icons/door-open'
import X from 'lucide-react/icons/x'
import type { Guest } from '#domain/event/guests/GuestList.ts'
import { IconButton } from '../../../../ui/buttons/IconButton.tsx'
import styles from './RoomField.module.css'

// lingui-set comment="The room of a meeting, in the form of an event. A room is a meeting room of the organisation."

type BookedRoomsProps = {
  readonly rooms: readonly Guest[]
  /** Whether a room is free. */
  readonly noteOf: (room: Guest) => string
  readonly onRemove: (room: Guest) => void
}

/** The rooms of the event in the form. */
export function BookedRooms({ rooms, noteOf, onRemove }: BookedRoomsProps) {
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
