import { useQueryClient } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ObjectName } from '#domain/edits/ObjectName.ts'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { changedInScope } from '#domain/edits/changedInScope.ts'
import { draftOf } from '#domain/event/draftOf.ts'
import type { Scope } from '#domain/series/inScope.ts'
import { usePath } from '../../../navigation/usePath.ts'
import type { Calendar } from '../data/Calendar.ts'
import { useEdits } from '../edits/useEdits.ts'
import { formatUnreadRule } from '../format/formatUnreadRule.ts'
import { ownVersionsOf } from '../queries/ownVersions.ts'
import type { ViewedVersion } from '../queries/ViewedVersion.ts'
import { changeOf } from './changeOf.ts'
import { EventDialog } from './EventDialog.tsx'
import { formOf, type EventForm } from './eventForm.ts'
import { dropDraft, readStored, type StoredDraft } from './storedDrafts.ts'
import { OthersChange } from './OthersChange.tsx'
import { previewDates } from './previewDates.ts'
import { ScopeDialog } from './ScopeDialog.tsx'

type EditEventProps = {
  readonly name: ObjectName
  /** Which occurrence of a series was opened; null for an event that does not repeat. */
  readonly occurrence: string | null
  /** The event as it is known by now. */
  readonly viewed: ViewedVersion
  readonly zone: string
  readonly calendars: readonly Calendar[]
  readonly onClose: () => void
  readonly onDelete: () => void
}

/** What is typed, over which version; another `round` begins afresh. */
type Typing = { readonly viewed: ViewedVersion; readonly initial: EventForm; readonly round: number }

/** The dialog of an event as the service keeps it: everything the dialog does not know stays (CAL-11, CAL-17). */
export function EditEvent({ name, occurrence, viewed, zone, calendars, onClose, onDelete }: EditEventProps) {
  const { t } = useLingui()
  const path = usePath()
  const { change } = useEdits(zone)
  const { isOwn } = ownVersionsOf(useQueryClient())
  const [typing, setTyping] = useState(() => typingOver(viewed, readStored(sessionStorage, path)))
  const [asked, setAsked] = useState<EventDraft | null>(null)
  const isOthers = isChangedByOthers(typing.viewed, viewed)

  // Where nothing has been typed yet, it is simply theirs.
  if (isOthers && asked === null && readStored(sessionStorage, path) === null)
    setTyping(typingOver(viewed, null, typing.round + 1))

  function draftIn({ data }: Pick<ViewedVersion, 'data'>): EventDraft {
    const draft = draftOf(data, name.calendarId, occurrence)
    if (!draft) throw new TypeError('an event without a readable time cannot be edited')
    return draft
  }

  function typingOver(from: ViewedVersion, storedDraft: StoredDraft | null, round = 0): Typing {
    if (!storedDraft) return { viewed: from, initial: formOf(draftIn(from), zone), round }
    // What was typed over an older version is still only good over that one.
    const baseVersion = from.baseVersion && { ...from.baseVersion, etag: storedDraft.version }
    return { viewed: { ...from, baseVersion }, initial: storedDraft.form, round }
  }

  function isChangedByOthers(
    { baseVersion: before }: ViewedVersion,
    { baseVersion: now }: ViewedVersion,
  ): boolean {
    if (!before || !now || before.etag === null || before.etag === now.etag) return false
    return !isOwn(name, before)
  }

  function save(draft: EventDraft, scope: Scope) {
    const calendar = calendars.find(({ id }) => id === draft.calendarId)
    const other = calendar && calendar.id !== name.calendarId ? calendar : null
    const patch = changeOf(draftIn(typing.viewed), draft)
    const { title } = draft
    change(name, typing.viewed, { occurrence, scope: other ? 'all' : scope, patch, title }, other)
    dropDraft(sessionStorage, path)
    onClose()
  }

  function onSave(draft: EventDraft) {
    const isSeries = occurrence !== null && Object.keys(changeOf(draftIn(typing.viewed), draft)).length > 0
    if (isSeries) setAsked(draft)
    else save(draft, 'all')
  }

  function onTheirs() {
    dropDraft(sessionStorage, path)
    setTyping(({ round }) => typingOver(viewed, null, round + 1))
  }

  return (
    <>
      <EventDialog
        key={typing.round}
        title={t`Edit event`}
        initial={typing.initial}
        version={typing.viewed.baseVersion?.etag ?? null}
        calendars={calendars}
        ruleHint={formatUnreadRule(typing.viewed.data) ?? undefined}
        trouble={
          isOthers && (
            <OthersChange onTheirs={onTheirs} onMine={() => setTyping((now) => ({ ...now, viewed }))} />
          )
        }
        onSave={onSave}
        onClose={onClose}
        onDelete={onDelete}
      />
      {asked && (
        <ScopeDialog
          scopes={scopesFor(asked, draftIn(typing.viewed))}
          datesOf={(scope) => {
            const { data } = typing.viewed
            const patch = changeOf(draftIn(typing.viewed), asked)
            const clock = { now: Date.now(), uid: '' }
            const outcome = changedInScope(data, patch, { occurrence, scope }, clock)
            return previewDates(data, outcome, occurrence ?? '', zone)
          }}
          zone={zone}
          onContinue={(scope) => save(asked, scope)}
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
