import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { draftOf } from '#domain/event/draftOf.ts'
import { useGo } from '../../../navigation/useGo.ts'
import { usePath } from '../../../navigation/usePath.ts'
import { eventDraft, openEventDraft } from '../drafts/eventDraft.ts'
import { foldDraft } from '../drafts/foldDraft.ts'
import { isTyped, type StoredEventDraft } from '../drafts/StoredDraft.ts'
import { useDraft } from '../drafts/useDraft.ts'
import { ownVersionsOf } from '../queries/objects/ownVersions.ts'
import type { ViewedVersion } from '../queries/objects/ViewedVersion.ts'
import type { EventForm } from './form/eventForm.ts'
import type { FieldGroup } from './form/fieldGroups.ts'
import { formOf } from './form/formOf.ts'
import {
  conflictsIn,
  mergedDraft,
  takenOver,
  withTheirs,
  type Edited,
  type FieldConflict,
} from './mergeDraft.ts'

export type EventTyping = {
  readonly draft: StoredEventDraft
  readonly isTooLarge: boolean
  /** What is edited: the event as it was when the form last showed it. */
  readonly over: ViewedVersion
  /**
   * Where it conflicts with somebody else's change, which waits for a decision; null without such a change.
   */
  readonly conflicts: readonly FieldConflict[] | null
  /** What somebody else's change brought into the form. */
  readonly taken: readonly FieldGroup[]
  readonly onForm: (update: (form: EventForm) => EventForm) => void
  readonly onMine: () => void
  readonly onTheirs: () => void
  /** Theirs of these conflicts, mine of the others. */
  readonly onChoices: (theirs: readonly FieldConflict['group'][]) => void
  readonly end: () => void
  /** The form makes room for a while, and what was typed is kept. */
  readonly hold: () => void
}

/**
 * What is typed in the editor of an event. Somebody else's change goes into untouched fields; if both changed
 * the same field, it waits for a decision.
 *
 * @param viewed the event as it is now
 * @param isHeld whether nothing may change now
 */
export function useEventTyping(edited: Edited, viewed: ViewedVersion, isHeld: boolean): EventTyping {
  const { name, occurrence, subject, zone } = edited
  const go = useGo()
  const place = { subject, path: usePath() }
  const { isOwn } = ownVersionsOf(useQueryClient())
  const { draft, isTooLarge, change, end, hold } = useDraft<StoredEventDraft>(
    () => openEventDraft(place) ?? begun(),
  )
  const [taken, setTaken] = useState<readonly FieldGroup[]>([])
  const over = draft.over ?? viewed

  const isOther = isAnotherVersion(over, viewed)
  const isOthers = isOther && over.baseVersion !== null && !isOwn(name, over.baseVersion)
  const found = isOthers && isTyped(draft) ? conflictsIn(draft, viewed, edited) : []
  const isClear = found !== null && found.length === 0
  if (isOther && isClear && !isHeld) takeOver()

  function begun(): StoredEventDraft {
    const now = draftOf(viewed.data, name.calendarId, occurrence)
    if (now === null) throw new TypeError('an event without a readable time cannot be edited')
    const form = formOf(now, zone)
    return eventDraft(place, { form, initial: form, over: viewed })
  }

  function takeOver(theirs: readonly FieldConflict['group'][] = []): void {
    const merged = withTheirs(mergedDraft(draft, viewed, edited), theirs)
    if (isOthers && isTyped(draft)) setTaken(takenOver(draft, merged))
    change(() => merged)
  }

  function onTheirs(): void {
    foldDraft(draft, go)
    setTaken([])
    change(begun)
  }

  return {
    draft,
    isTooLarge,
    over,
    conflicts: isClear ? null : (found ?? []),
    taken,
    onForm: (update) => change((now) => ({ ...now, form: update(now.form) })),
    onMine: () => takeOver(),
    onChoices: takeOver,
    onTheirs,
    end,
    hold,
  }
}

function isAnotherVersion(
  { baseVersion: before }: ViewedVersion,
  { baseVersion: now }: ViewedVersion,
): boolean {
  return before !== null && now !== null && before.etag !== null && before.etag !== now.etag
}
