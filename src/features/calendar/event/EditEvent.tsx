import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { draftOf } from '#domain/event/draftOf.ts'
import { writeJCal } from '#domain/event/writeJCal.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { usePath } from '../../../navigation/usePath.ts'
import { notify } from '../../../ui/messages.ts'
import type { Calendar } from '../data/Calendar.ts'
import { moveEvent, putEvent, type Seen } from '../data/commands.ts'
import { eventQuery } from '../data/queries.ts'
import type { ObjectName } from '../data/requests.ts'
import { EventDialog } from './EventDialog.tsx'
import { formOf, type EventForm } from './eventForm.ts'
import { dropDraft, readKept } from './keptDrafts.ts'
import { SaveTrouble } from './SaveTrouble.tsx'

type EditEventProps = {
  readonly name: ObjectName
  readonly seen: Seen
  readonly zone: string
  readonly calendars: readonly Calendar[]
  readonly onClose: () => void
  readonly onDelete: () => void
}

/** What is typed, over which version; another `round` begins afresh. */
type Basis = { readonly seen: Seen; readonly initial: EventForm; readonly round: number }

/** The dialog of an event as the service keeps it: everything the dialog does not know stays (CAL-11, CAL-17). */
export function EditEvent({ name, seen, zone, calendars, onClose, onDelete }: EditEventProps) {
  const { t } = useLingui()
  const path = usePath()
  const api = useApi()
  const client = useQueryClient()
  const put = useMutation(putEvent(api))
  const move = useMutation(moveEvent(api))
  const [basis, setBasis] = useState(() => basisOf(seen, readKept(sessionStorage, path)))
  const [wanted, setWanted] = useState<EventDraft | null>(null)

  function basisOf(from: Seen, kept: ReturnType<typeof readKept>, round = 0): Basis {
    // What was typed over an older version is still only good over that one.
    if (kept) return { seen: { ...from, etag: kept.version }, initial: kept.form, round }
    const draft = draftOf(from.data, name.calendarId)
    if (!draft) throw new TypeError('an event without a readable time cannot be edited')
    return { seen: from, initial: formOf(draft, zone), round }
  }

  function save(draft: EventDraft, over: Seen) {
    setWanted(draft)
    const calendar = calendars.find(({ id }) => id === draft.calendarId)
    const data = writeJCal(over.data, draft, { now: Date.now() })
    const onSuccess = () => onSaved(draft)
    if (calendar && calendar.id !== name.calendarId) {
      const to = { userId: calendar.homeId, calendarId: calendar.id, eventId: name.eventId }
      move.mutate({ name: to, data, from: name, over }, { onSuccess })
    } else if (data === over.data) onSaved(draft)
    else put.mutate({ name, data, over }, { onSuccess })
  }

  function onSaved({ title }: EventDraft) {
    dropDraft(sessionStorage, path)
    notify({ kind: 'done', text: title === '' ? t`Saved` : t`Saved “${title}”` })
    onClose()
  }

  async function afresh(): Promise<Seen> {
    put.reset()
    move.reset()
    return client.query({ ...eventQuery(api, name), staleTime: 0 })
  }

  const conflict = {
    onTheirs: () =>
      void afresh().then((theirs) => {
        dropDraft(sessionStorage, path)
        setBasis(({ round }) => basisOf(theirs, null, round + 1))
      }),
    onMine: () =>
      void afresh().then((theirs) => {
        setBasis((now) => ({ ...now, seen: theirs }))
        if (wanted) save(wanted, theirs)
      }),
  }
  const error = put.error ?? move.error
  return (
    <EventDialog
      key={basis.round}
      title={t`Edit event`}
      initial={basis.initial}
      version={basis.seen.etag}
      calendars={calendars}
      isSaving={put.isPending || move.isPending}
      trouble={error && <SaveTrouble error={error} conflict={conflict} />}
      onSave={(draft) => save(draft, basis.seen)}
      onClose={onClose}
      onDelete={onDelete}
    />
  )
}
