import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Button } from '../../../../ui/buttons/Button.tsx'
import styles from './RoomField.module.css'
import type { RoomAtTime } from './roomStates.ts'

// lingui-set comment="The room of a meeting, in the form of an event. A room is a meeting room of the organisation."

type FreeRoomProps = {
  /** Whether there is no room yet, one that is taken, or too little space in those that are booked. */
  readonly isWanted: boolean
  /** Whether rooms could not be asked. */
  readonly isFailed: boolean
  /** For how many it has to be. */
  readonly people: number
  readonly findFree: (people: number) => Promise<RoomAtTime | null>
  readonly onFound: (room: RoomAtTime) => void
}

/** The smallest room that fits and is free is booked by a button. */
export function FreeRoom({ isWanted, isFailed, people, findFree, onFound }: FreeRoomProps) {
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
        <Button size="small" isBusy={free.isPending} onClick={() => free.mutate()}>
          <Trans comment="A button (verb): the smallest room that fits and is free is booked.">
            Find a free room
          </Trans>
        </Button>
      )}
      <span role="status" className={styles.quiet}>
        {(free.isError || isFailed) && t`Couldn’t find out which rooms are free.`}
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
