import { useQueryClient } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import { draftOf } from '#domain/event/draftOf.ts'
import type { Scope } from '#domain/series/inScope.ts'
import { usePath } from '../../../navigation/usePath.ts'
import type { Calendar } from '../data/Calendar.ts'
import { outboxOf } from '../data/outbox.ts'
import type { ObjectName } from '../data/requests.ts'
import type { Shown } from '../data/Seen.ts'
import { formatUnreadRule } from '../format/formatUnreadRule.ts'
import { changeOf } from './changeOf.ts'
import { changed } from './deeds.ts'
import { EventDialog } from './EventDialog.tsx'
import { formOf, type EventForm } from './eventForm.ts'
import { dropDraft, readKept, type KeptDraft } from './keptDrafts.ts'
import { OthersChange } from './OthersChange.tsx'
import { previewDates } from './previewDates.ts'
import { ScopeDialog } from './ScopeDialog.tsx'
import { useDeeds } from './useDeeds.ts'

type EditEventProps = {
  readonly name: ObjectName
  /** Which occurrence of a series was opened; null for an event that does not repeat. */
  readonly occurrence: string | null
  /** The event as it is known by now. */
  readonly shown: Shown
  readonly zone: string
  readonly calendars: readonly Calendar[]
  readonly onClose: () => void
  readonly onDelete: () => void
}

/** What is typed, over which version; another `round` begins afresh. */
type Basis = { readonly shown: Shown; readonly initial: EventForm; readonly round: number }

/** The dialog of an event as the service keeps it: everything the dialog does not know stays (CAL-11, CAL-17). */
export function EditEvent({ name, occurrence, shown, zone, calendars, onClose, onDelete }: EditEventProps) {
  const { t } = useLingui()
  const path = usePath()
  const { edit } = useDeeds(zone)
  const { isOwn } = outboxOf(useQueryClient())
  const [basis, setBasis] = useState(() => basisOf(shown, readKept(sessionStorage, path)))
  const [asked, setAsked] = useState<EventDraft | null>(null)
  const isOthers = isChangedByOthers(basis.shown, shown)

  // Where nothing has been typed yet, it is simply theirs.
  if (isOthers && asked === null && readKept(sessionStorage, path) === null)
    setBasis(basisOf(shown, null, basis.round + 1))

  function draftIn({ data }: Pick<Shown, 'data'>): EventDraft {
    const draft = draftOf(data, name.calendarId, occurrence)
    if (!draft) throw new TypeError('an event without a readable time cannot be edited')
    return draft
  }

  function basisOf(from: Shown, kept: KeptDraft | null, round = 0): Basis {
    if (!kept) return { shown: from, initial: formOf(draftIn(from), zone), round }
    // What was typed over an older version is still only good over that one.
    const over = from.over && { ...from.over, etag: kept.version }
    return { shown: { ...from, over }, initial: kept.form, round }
  }

  function isChangedByOthers({ over: before }: Shown, { over: now }: Shown): boolean {
    if (!before || !now || before.etag === null || before.etag === now.etag) return false
    return !isOwn(name, before)
  }

  function save(draft: EventDraft, scope: Scope) {
    const calendar = calendars.find(({ id }) => id === draft.calendarId)
    const other = calendar && calendar.id !== name.calendarId ? calendar : null
    const change = changeOf(draftIn(basis.shown), draft)
    edit(name, basis.shown, { occurrence, scope: other ? 'all' : scope, change, draft }, other)
    dropDraft(sessionStorage, path)
    onClose()
  }

  function onSave(draft: EventDraft) {
    const isSeries = occurrence !== null && Object.keys(changeOf(draftIn(basis.shown), draft)).length > 0
    if (isSeries) setAsked(draft)
    else save(draft, 'all')
  }

  function onTheirs() {
    dropDraft(sessionStorage, path)
    setBasis(({ round }) => basisOf(shown, null, round + 1))
  }

  return (
    <>
      <EventDialog
        key={basis.round}
        title={t`Edit event`}
        initial={basis.initial}
        version={basis.shown.over?.etag ?? null}
        calendars={calendars}
        ruleHint={formatUnreadRule(basis.shown.data) ?? undefined}
        trouble={
          isOthers && (
            <OthersChange onTheirs={onTheirs} onMine={() => setBasis((now) => ({ ...now, shown }))} />
          )
        }
        onSave={onSave}
        onClose={onClose}
        onDelete={onDelete}
      />
      {asked && (
        <ScopeDialog
          scopes={scopesFor(asked, draftIn(basis.shown))}
          datesOf={(scope) => {
            const { data } = basis.shown
            const change = changeOf(draftIn(basis.shown), asked)
            const outcome = changed(data, change, { occurrence, scope }, { now: Date.now(), uid: '' })
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
