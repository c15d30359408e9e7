import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Room } from '#contract/rooms/rooms.ts'
import { ApiError } from '../../../api/ApiError.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { explain, failureBehind } from '../../../api/explain.ts'
import { isWorthRetrying } from '../../../api/whileBusy.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import type { RoomChange } from './changedRooms.ts'
import { RemoveRoomDialog } from './RemoveRoomDialog.tsx'
import { draftOfRoom, emptyRoom, problemOfService } from './roomDraft.ts'
import { RoomForm } from './RoomForm.tsx'
import { RoomItems } from './RoomItems.tsx'
import { getRooms, saveRooms, type StoredRooms } from './roomRequests.ts'
import styles from './RoomsSettings.module.css'

// lingui-set comment="The meeting rooms of an organisation, listed by an administrator."

/** What is open beside the list. */
type Opened =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'new' }
  | { readonly kind: 'change' | 'remove'; readonly room: Room; readonly at: number }

/** The rooms that people can book, for administrators. */
export function RoomsSettings() {
  const { i18n } = useLingui()
  const api = useApi()
  const stored = useQuery({
    queryKey: ['configuration', 'rooms'],
    queryFn: ({ signal }) => getRooms(api, signal),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: isWorthRetrying,
  })
  if (stored.isPending) return <div aria-busy />
  if (stored.isError)
    return (
      <div role="alert" className={styles.buttons}>
        {i18n._(explain(failureBehind(stored.error)).sentence)}
        <Button size="small" onClick={() => void stored.refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  return <RoomEditor stored={stored.data} onSaved={async () => stored.refetch()} />
}

type RoomEditorProps = { readonly stored: StoredRooms; readonly onSaved: () => Promise<unknown> }

function RoomEditor({ stored: { rooms, etag }, onSaved }: RoomEditorProps) {
  const api = useApi()
  const [opened, setOpened] = useState<Opened>({ kind: 'nothing' })
  const saving = useMutation({
    mutationFn: (change: RoomChange) => saveRooms(api, { rooms, etag }, change),
    onSuccess: () => setOpened({ kind: 'nothing' }),
    onSettled: onSaved,
  })
  const without = ({ address }: Room) => rooms.filter((each) => each.address !== address)
  const open = (next: Opened) => {
    saving.reset()
    setOpened(next)
  }
  const close = () => open({ kind: 'nothing' })
  const [listed, isGone] = withOpened(rooms, opened)
  const refused = saving.error instanceof ApiError ? problemOfService(saving.error.details) : null
  const form = { refused, isSaving: saving.isPending, onClose: close }
  const formOf = (room: Room) => (
    <RoomForm
      {...form}
      first={draftOfRoom(room)}
      others={without(room)}
      isGone={isGone}
      onSave={(next) =>
        saving.mutate(isGone ? { kind: 'add', room: next } : { kind: 'change', before: room, room: next })
      }
    />
  )
  return (
    <>
      <RoomItems
        formOf={formOf}
        rooms={listed}
        changed={opened.kind === 'change' ? opened.room.address : null}
        onOpen={(kind, room) => open({ kind, room, at: rooms.indexOf(room) })}
      />
      {opened.kind === 'new' ? (
        <RoomForm
          {...form}
          first={emptyRoom}
          others={rooms}
          onSave={(room) => saving.mutate({ kind: 'add', room })}
        />
      ) : (
        <div>
          <Button onClick={() => open({ kind: 'new' })}>
            <Trans>Add a room</Trans>
          </Button>
        </div>
      )}
      {opened.kind === 'remove' && (
        <RemoveRoomDialog
          name={opened.room.name}
          onRemove={() => {
            close()
            saving.mutate({ kind: 'remove', room: opened.room })
          }}
          onClose={close}
        />
      )}
      <Outcome error={refused === null && !isGone ? saving.error : null} isSaved={saving.isSuccess} />
    </>
  )
}

/** The rooms with the one whose form is open, in its place, and whether somebody else has removed that meanwhile. */
function withOpened(rooms: readonly Room[], opened: Opened): readonly [readonly Room[], boolean] {
  if (opened.kind !== 'change' || rooms.some(({ address }) => address === opened.room.address))
    return [rooms, false]
  return [rooms.toSpliced(opened.at, 0, opened.room), true]
}

/** What became of the last save. */
function Outcome({ error, isSaved }: { readonly error: Error | null; readonly isSaved: boolean }) {
  const { t, i18n } = useLingui()
  return (
    <>
      {error && (
        <p role="alert" className={styles.error}>
          {i18n._(explain(failureBehind(error)).sentence)}
        </p>
      )}
      <span role="status" className={styles.quiet}>
        {isSaved && t`The rooms are saved. People find them in the form of an event.`}
      </span>
    </>
  )
}
