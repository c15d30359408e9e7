import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Room } from '#contract/rooms/rooms.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { factLine } from '../../../ui/join.ts'
import styles from './RoomsSettings.module.css'

// lingui-set comment="The meeting rooms of an organisation, listed by an administrator."

type RoomItemsProps = {
  readonly rooms: readonly Room[]
  /** The address of the room that is changed. */
  readonly changed: string | null
  readonly onOpen: (kind: 'change' | 'remove', room: Room) => void
  readonly formOf: (room: Room) => ReactNode
}

/** The rooms as they are listed, one of them in its form. */
export function RoomItems({ rooms, changed, onOpen, formOf }: RoomItemsProps) {
  const { t } = useLingui()
  if (rooms.length === 0)
    return (
      <p className={styles.quiet}>
        <Trans>There are no rooms yet. People invite a room to a meeting, and it answers for itself.</Trans>
      </p>
    )
  const factsOf = ({ address, capacity, place, bookers = 'everyone' }: Room) =>
    factLine([
      address,
      capacity !== undefined && plural(capacity, { one: 'up to # person', other: 'up to # people' }),
      place,
      bookers !== 'everyone' && t`not for everyone`,
    ])
  return (
    <ul role="list" aria-label={t`Rooms`} className={styles.list}>
      {rooms.map((room) => {
        const { name, address } = room
        return (
          <li key={address} className={styles.item} aria-label={name}>
            {address === changed ? (
              formOf(room)
            ) : (
              <>
                <span>
                  {name} <span className={styles.quiet}>{factsOf(room)}</span>
                </span>
                <span className={styles.buttons}>
                  <Button size="small" aria-label={t`Change ${name}`} onClick={() => onOpen('change', room)}>
                    <Trans>Change</Trans>
                  </Button>
                  <Button size="small" aria-label={t`Remove ${name}`} onClick={() => onOpen('remove', room)}>
                    <Trans>Remove</Trans>
                  </Button>
                </span>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
