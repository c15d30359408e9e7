import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { JCal } from '#contract/jcal.ts'
import type { EventDraft } from '#domain/event/CalendarEvent.ts'
import type { EventChange } from '#domain/event/writeJCal.ts'
import { textOf } from '#domain/jcal/properties.ts'
import { parseObject } from '#domain/jcal/ParsedObject.ts'
import { changeInScope } from '#domain/series/inScope.ts'
import { draftOf } from '#domain/event/draftOf.ts'
import type { Scope } from '#domain/series/inScope.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import { changeEdit } from '../edits/editsOf.ts'
import { organized } from '../edits/organized.ts'
import { useEdits } from '../edits/useEdits.ts'
import type { ViewedVersion } from '../queries/objects/ViewedVersion.ts'
import { changeOf } from './changeOf.ts'
import { EventDialog } from './EventDialog.tsx'
import { EditTrouble } from './EditTrouble.tsx'
import type { Edited } from './mergeDraft.ts'
import { ownRuleOf } from './form/ownRuleOf.ts'
import { previewDates } from '../edits/previewDates.ts'
import { ScopeDialog } from './ScopeDialog.tsx'
import { useDeletion } from './useDeletion.tsx'
import { useInspector } from './review/useInspector.tsx'
import { useLookAtEdit } from './review/useLookAtEdit.ts'
import { useEventTyping, type EventTyping } from './useEventTyping.ts'
import { epochMs } from '#domain/time/units.ts'

type EditEventProps = Edited & {
  /** The event as it is now, or as it was last if it was deleted. */
  readonly viewed: ViewedVersion
  readonly isGone: boolean
  /** Whether it may be changed, as it could when the form opened. */
  readonly canWrite: boolean
  readonly calendars: readonly Calendar[]
  readonly onClose: () => void
}

/**
 * The dialog of an event as the service stores it: properties that the dialog does not show are kept (CAL-11,
 * CAL-17).
 */
export function EditEvent(props: EditEventProps) {
  const { name, occurrence, subject, zone, viewed, canWrite, calendars, onClose } = props
  // What may no longer be changed is saved as what was deleted: as a new event.
  const isGone = props.isGone || !canWrite
  const { t } = useLingui()
  const formId = useId()
  const client = useQueryClient()
  const { create, make } = useEdits(zone)
  const [asked, setAsked] = useState<EventDraft | null>(null)
  const typing = useEventTyping({ name, occurrence, subject, zone }, viewed, asked !== null || isGone)
  const { draft, over, end } = typing
  const { title } = draft.initial
  const { onDelete, question } = useDeletion({ name, occurrence, viewed, zone, title, onDeleted: onDone })
  const look = useLookAtEdit({ zone, typing, onClose })
  const before = draftOf(over.data, name.calendarId, occurrence)
  const calendarOf = ({ calendarId }: EventDraft) => calendars.find(({ id }) => id === calendarId)
  const patchOf = (typed: EventDraft) =>
    before ? changeOf(before, organized(client, typed, calendarOf(typed))) : {}
  const scopesOf = (typed: EventDraft) =>
    scopesFor(occurrence, patchOf(typed), typed.calendarId !== name.calendarId)
  const { onInspect, inspector } = useInspector({ over, scopesOf, editFor })

  function onDone() {
    end()
    onClose()
  }

  function editFor(typed: EventDraft, scope: Scope) {
    const calendar = calendarOf(typed)
    const other = calendar && calendar.id !== name.calendarId ? calendar : null
    const changed = { occurrence, scope: other ? 'all' : scope, patch: patchOf(typed), title: typed.title }
    return changeEdit(name, over, changed, other)
  }

  function save(typed: EventDraft, scope: Scope) {
    make(editFor(typed, scope), over.data)
    onDone()
  }

  function saveAnew(typed: EventDraft) {
    const calendar = calendarOf(typed)
    if (!calendar) return
    create(withoutLostRule(typed), calendar)
    onDone()
  }

  function onSave(typed: EventDraft) {
    if (isGone) saveAnew(typed)
    else if (occurrence !== null && Object.keys(patchOf(typed)).length > 0) setAsked(typed)
    else save(typed, 'all')
  }

  return (
    <>
      <EventDialog
        key={draft.id}
        title={t`Edit event`}
        draft={draft}
        isTooLarge={typing.isTooLarge}
        {...{ calendars, zone, formId }}
        own={name}
        uid={uidIn(over.data)}
        ownRule={draft.initial.repeats === 'custom' ? ownRuleOf(over.data) : null}
        stored={isGone ? null : { data: over.data, calendarId: name.calendarId, occurrence }}
        trouble={
          <EditTrouble {...{ isGone, canWrite, calendars, name, zone }} {...decisionsOf(typing, formId)} />
        }
        onChange={typing.onForm}
        onSave={onSave}
        onLook={isGone || occurrence !== null ? undefined : (typed) => look(editFor(typed, 'all'))}
        onInspect={isGone ? undefined : onInspect}
        onClose={onClose}
        onDelete={isGone ? undefined : onDelete}
      />
      {asked && !isGone && (
        <ChangeScope
          data={over.data}
          patch={patchOf(asked)}
          scopes={scopesOf(asked)}
          {...{ occurrence, zone }}
          onChosen={(scope) => save(asked, scope)}
          onLook={(scope) => look(editFor(asked, scope))}
          onClose={() => setAsked(null)}
        />
      )}
      {inspector}
      {!isGone && question}
    </>
  )
}

/**
 * The parts of a series that may get a change. A single occurrence has no rule of its own, and stays in the calendar of
 * its series.
 */
function scopesFor(
  occurrence: string | null,
  { repeats }: EventChange,
  movesCalendar: boolean,
): readonly Scope[] {
  if (occurrence === null || movesCalendar) return ['all']
  return repeats === undefined ? ['this', 'following', 'all'] : ['following', 'all']
}

/** A rule that no choice offers was kept, and is gone with its event. */
function withoutLostRule(typed: EventDraft): EventDraft {
  const isLost = typed.repeats?.every === 'custom' && typed.repeats.rule === undefined
  return isLost ? { ...typed, repeats: null } : typed
}

type ChangeScopeProps = {
  readonly data: JCal
  readonly patch: EventChange
  readonly scopes: readonly Scope[]
  readonly occurrence: string | null
  readonly zone: string
  readonly onChosen: (scope: Scope) => void
  readonly onLook: (scope: Scope) => void
  readonly onClose: () => void
}

/** How much of a series changes. */
function ChangeScope({ data, patch, occurrence, ...dialog }: ChangeScopeProps) {
  return (
    <ScopeDialog
      {...dialog}
      does="save"
      datesOf={(scope) => {
        const clock = { now: epochMs(Date.now()), uid: '' }
        const outcome = changeInScope(parseObject(data), { occurrence, scope }, patch, clock)
        return previewDates(data, outcome, occurrence ?? '', dialog.zone)
      }}
    />
  )
}

const uidIn = ([, , components]: JCal) => {
  const vevent = components.find(([name]) => name === 'vevent')
  return vevent ? textOf(vevent, 'uid') : null
}

function focusSave(formId: string): void {
  document.querySelector<HTMLElement>(`button[form="${formId}"]`)?.focus()
}

/** What differs between two versions, and what decides; what is decided in the form can be saved at once. */
function decisionsOf({ conflicts, taken, onTheirs, onMine, onChoices }: EventTyping, formId: string) {
  const thenSave = (decide: () => void) => {
    decide()
    requestAnimationFrame(() => focusSave(formId))
  }
  return {
    conflicts,
    taken,
    onTheirs,
    onMine: () => thenSave(onMine),
    onChoices: (...theirs: Parameters<EventTyping['onChoices']>) => thenSave(() => onChoices(...theirs)),
  }
}
