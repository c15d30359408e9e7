import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { draftOf } from '#domain/event/draftOf.ts'
import { changeSeries } from '#domain/series/changeSeries.ts'
import { changeInScope, type Scope } from '#domain/series/inScope.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { usePath } from '../../../navigation/usePath.ts'
import { notify } from '../../../ui/messages.ts'
import type { Calendar } from '../data/Calendar.ts'
import { moveEvent, type Seen } from '../data/commands.ts'
import { eventQuery } from '../data/queries.ts'
import type { ObjectName } from '../data/requests.ts'
import { changeOf } from './changeOf.ts'
import { EventDialog } from './EventDialog.tsx'
import { formOf, type EventForm } from './eventForm.ts'
import { dropDraft, readKept } from './keptDrafts.ts'
import { newUid } from './newUid.ts'
import { previewDates } from './previewDates.ts'
import { SaveTrouble } from './SaveTrouble.tsx'
import { ScopeDialog } from './ScopeDialog.tsx'
import { useSeriesWrite } from './useSeriesWrite.ts'

type EditEventProps = {
  readonly name: ObjectName
  /** Which occurrence of a series was opened; null for an event that does not repeat. */
  readonly occurrence: string | null
  readonly seen: Seen
  readonly zone: string
  readonly calendars: readonly Calendar[]
  readonly onClose: () => void
  readonly onDelete: () => void
}

/** What is typed, over which version; another `round` begins afresh. */
type Basis = { readonly seen: Seen; readonly initial: EventForm; readonly round: number }

/** What is to be saved, of how much of a series. */
type Wanted = { readonly draft: EventDraft; readonly scope: Scope }

/** The dialog of an event as the service keeps it: everything the dialog does not know stays (CAL-11, CAL-17). */
export function EditEvent({ name, occurrence, seen, zone, calendars, onClose, onDelete }: EditEventProps) {
  const { t } = useLingui()
  const path = usePath()
  const api = useApi()
  const client = useQueryClient()
  const { write } = useSeriesWrite()
  const save = useMutation({ mutationFn: saveOver })
  const [basis, setBasis] = useState(() => basisOf(seen, readKept(sessionStorage, path)))
  const [asked, setAsked] = useState<EventDraft | null>(null)
  const [wanted, setWanted] = useState<Wanted | null>(null)

  function draftIn(from: Seen): EventDraft {
    const draft = draftOf(from.data, name.calendarId, occurrence)
    if (!draft) throw new TypeError('an event without a readable time cannot be edited')
    return draft
  }

  function basisOf(from: Seen, kept: ReturnType<typeof readKept>, round = 0): Basis {
    // What was typed over an older version is still only good over that one.
    if (kept) return { seen: { ...from, etag: kept.version }, initial: kept.form, round }
    return { seen: from, initial: formOf(draftIn(from), zone), round }
  }

  function outcomeOf({ draft, scope }: Wanted, over: Seen, uid = '') {
    const change = changeOf(draftIn(over), draft)
    const clock = { now: Date.now(), uid }
    if (occurrence === null) return { data: changeSeries(over.data, change, clock), added: null }
    return changeInScope(over.data, { occurrence, scope }, change, clock)
  }

  async function saveOver({ next, over }: { readonly next: Wanted; readonly over: Seen }) {
    const { title, calendarId } = next.draft
    const calendar = calendars.find(({ id }) => id === calendarId)
    const done = title === '' ? t`Saved` : t`Saved “${title}”`
    if (calendar && calendar.id !== name.calendarId) {
      const data = outcomeOf({ ...next, scope: 'all' }, over).data ?? over.data
      const to = { userId: calendar.homeId, calendarId: calendar.id, eventId: name.eventId }
      await client
        .getMutationCache()
        .build(client, moveEvent(api))
        .execute({ name: to, data, from: name, over })
      notify({ kind: 'done', text: done })
    } else {
      const uid = newUid()
      await write(name, outcomeOf(next, over, uid), uid, over, done)
    }
    dropDraft(sessionStorage, path)
    onClose()
  }

  function start(next: Wanted, over: Seen) {
    setAsked(null)
    setWanted(next)
    save.mutate({ next, over })
  }

  function onSave(draft: EventDraft) {
    const isSeries = occurrence !== null && Object.keys(changeOf(draftIn(basis.seen), draft)).length > 0
    if (isSeries) setAsked(draft)
    else start({ draft, scope: 'all' }, basis.seen)
  }

  async function afresh(): Promise<Seen> {
    save.reset()
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
        if (wanted) start(wanted, theirs)
      }),
  }
  return (
    <>
      <EventDialog
        key={basis.round}
        title={t`Edit event`}
        initial={basis.initial}
        version={basis.seen.etag}
        calendars={calendars}
        isSaving={save.isPending}
        trouble={save.error && <SaveTrouble error={save.error} conflict={conflict} />}
        onSave={onSave}
        onClose={onClose}
        onDelete={onDelete}
      />
      {asked && (
        <ScopeDialog
          scopes={scopesFor(asked, draftIn(basis.seen))}
          datesOf={(scope) =>
            previewDates(
              basis.seen.data,
              outcomeOf({ draft: asked, scope }, basis.seen),
              occurrence ?? '',
              zone,
            )
          }
          zone={zone}
          onContinue={(scope) => start({ draft: asked, scope }, basis.seen)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

/** One occurrence has no rhythm of its own, and lies in the calendar of its series. */
function scopesFor(draft: EventDraft, initial: EventDraft): readonly Scope[] {
  if (draft.calendarId !== initial.calendarId) return ['all']
  const { repeats } = changeOf(initial, draft)
  return repeats === undefined ? ['this', 'following', 'all'] : ['following', 'all']
}
