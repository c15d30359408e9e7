import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Failure } from '#contract/failure.ts'
import { describeEdit } from '#domain/edits/describeEdit.ts'
import type { RestoreEvents } from '#domain/edits/Edit.ts'
import type { Api } from '../../../api/createApi.ts'
import { explain, failureBehind } from '../../../api/explain.ts'
import { homePath } from '../../../navigation/addresses.ts'
import { andList } from '../../../locales/andList.ts'
import { paragraph } from '../../../ui/join.ts'
import { notify, type NewMessage } from '../../../ui/messages/messages.ts'
import { openEventDraft } from '../drafts/eventDraft.ts'
import { openDraft } from '../drafts/foldDraft.ts'
import type { StoredEventDraft } from '../drafts/StoredDraft.ts'
import { removeDraft, storeDraft } from '../drafts/storedDrafts.ts'
import type { CalendarsRead } from '../queries/calendars/readCalendars.ts'
import { ownVersionsOf } from '../queries/objects/ownVersions.ts'
import { otherCalendarsWith } from '../queries/otherCalendarsWith.ts'
import { calendarKeys } from '../queries/calendarKeys.ts'
import { offers } from '../queries/server/hostFeatures.ts'
import { isOutsideBin } from '../queries/server/outsideBin.ts'
import { announceBatches } from './batches/announceBatches.ts'
import { compare, type EditClash } from './clashes/clashStore.ts'
import { mergedAgain, over } from './mergedAgain.ts'
import { newUid } from './newUid.ts'
import type { EditContext } from './EditContext.ts'
import { recordEdits } from './history/recordEdits.ts'
import { restore } from './history/restore.ts'
import { goneSentence } from './messages/batchSentences.ts'
import { binSentence, noRoomInBin } from './messages/binSentence.ts'
import { editSentences } from './messages/editSentences.ts'
import { outboxOf, type Outbox } from './outbox.ts'
import type { QueuedEdit } from '../queries/QueuedEdit.ts'
import { savedPlace } from './messages/savedPlace.ts'
import { savedSentence } from './messages/savedSentence.ts'
import { isHidden, isSeen, showEvent } from './showEvent.ts'
import { typedAgain } from './typedAgain.ts'
import { offerUndo, withdrawUndo } from './undo.ts'
import { epochMs } from '#domain/time/units.ts'

// lingui-set comment="Buttons (verbs) on a message about a change of an event."

/**
 * The outbox of a person, with a message for each edit: how it went, and what can be done then (Undo, Edit
 * again).
 *
 * @param context where the person is now
 */
export function announcingOutbox(context: EditContext): Outbox {
  const outbox = outboxOf(context.client)
  if (!contexts.has(outbox)) announce(outbox, context)
  contexts.set(outbox, context)
  return {
    ...outbox,
    enqueue: (api, queued) => {
      withdrawUndo()
      outbox.enqueue(api, queued)
    },
  }
}

/** Edits of an event where it is. */
const ofOneCopy: ReadonlySet<QueuedEdit['edit']['kind']> = new Set([
  'changeEvent',
  'moveEvent',
  'deleteEvent',
])

/** That other things in the same event were changed meanwhile. */
const besideSentence = () =>
  t({
    message: `It was changed elsewhere, too. Both changes are kept.`,
    comment:
      'After “Saved “Tea””: what two people, or two devices of one, changed in the same event did not clash.',
  })

/** That what was to be done was done already. */
const sameSentence = () =>
  t({
    message: `The same was done elsewhere.`,
    comment: 'After “Deleted “Tea””: two people, or two devices of one, made the same change to an event.',
  })

const now = () => epochMs(Date.now())

/** Mine is made over what they have stored, and clashes again if that is changed once more. */
const clashOf = (
  queued: QueuedEdit,
  { base, theirs }: Pick<EditClash, 'base' | 'theirs'>,
  make: (again: QueuedEdit) => void,
): EditClash => ({
  queued,
  base,
  theirs,
  keepMine: () => make(over(theirs, queued, { ...queued.edit, at: now() })),
})

/** Clashes are decided in the calendar. */
function compareOn(context: EditContext | undefined, clashes: readonly EditClash[]): void {
  if (context && !context.path.startsWith(homePath)) context.go(homePath)
  compare(clashes)
}

/** Where a deleted event is. One date of a series goes without it, and has no place of its own there. */
function inBin(
  { edit }: QueuedEdit,
  inverse: RestoreEvents | null,
  api: Api | undefined,
): string | undefined {
  const isWhole =
    (edit.kind === 'deleteEvent' && (edit.occurrence === null || edit.scope === 'all')) ||
    (edit.kind === 'restoreEvents' && edit.direction === 'redo' && isDeletion(edit))
  if (!api || !isWhole || !offers(api, 'bin')) return undefined
  return inverse && isOutsideBin(inverse) ? noRoomInBin() : binSentence()
}

const isDeletion = ({ objects }: RestoreEvents) => objects.every(({ to }) => to === null)

/** Failures of an undo over what this page has written, where it, or another tab, has been changed since. */
const overtaken: ReadonlySet<Failure> = new Set(['changed-meanwhile', 'nothing-changed'])

/** Nobody typed anything for an edit of several events. */
const typedFor = (queued: QueuedEdit) => (queued.edit.batch ? null : typedAgain(queued))

function takenFrom<Value>(map: Map<string, Value>, key: string): Value | undefined {
  const value = map.get(key)
  map.delete(key)
  return value
}

/** Where the person was last seen whose edits an outbox sends. */
const contexts = new WeakMap<Outbox, EditContext>()

function announce(outbox: Outbox, { client }: EditContext): void {
  /** Edits that were sent again, by their ids: whether it was beside somebody else's change. */
  const merged = new Map<string, boolean>()
  const batches = announceBatches({
    takeBack: (inverses) => takeBack(inverses),
    compare: (clashes) => compareOn(contexts.get(outbox), clashes),
    hasBin: () => {
      const context = contexts.get(outbox)
      return context !== undefined && offers(context.api, 'bin')
    },
  })
  outbox.listen(recordEdits(client))
  outbox.listen(batches.listener)
  outbox.listen({
    onAcknowledged: (queued, inverse) => {
      if (queued.edit.batch) return
      const { text, also } = doneMessage(contexts.get(outbox), queued, inverse)
      const isMerged = takenFrom(merged, queued.edit.id)
      const extra = () =>
        paragraph([
          isMerged ? besideSentence() : null,
          inBin(queued, inverse, contexts.get(outbox)?.api),
          ofOthers(contexts.get(outbox), queued, inverse),
        ])
      const more = { extra, ...(also && { also }) }
      if (inverse === null) notify({ kind: 'done', text, ...more })
      else offerUndo(text, backLabel(inverse), () => takeBack([inverse]), { ...more, madeAt: queued.edit.at })
    },
    onRejected: (queued, error) => {
      const failure = failureBehind(error)
      if (overtaken.has(failure) && isTriedAgain(queued)) return
      const context = contexts.get(outbox)
      if (failure === 'changed-meanwhile' && context) void mergeOrReject(context, queued, error)
      else announceRejected(queued, failure)
    },
  })

  /** What does not clash with somebody else's change is saved beside it, without a question. */
  async function mergeOrReject(context: EditContext, queued: QueuedEdit, error: unknown): Promise<void> {
    const typed = typedFor(queued)
    // If the page is closed meanwhile, it can be continued.
    if (typed) storeDraft(sessionStorage, { ...typed, isOpen: false })
    const again = await mergedAgain(context.api, queued, { error, isRepeated: merged.has(queued.edit.id) })
    const reject = (failure: Failure, clash?: EditClash) => announceRejected(queued, failure, typed, clash)
    if (again.kind === 'gone') return reject('not-found')
    if (again.kind === 'rejected') return reject('changed-meanwhile')
    if (again.kind === 'clash') return reject('changed-meanwhile', clashOf(queued, again, doAgain))
    if (typed) removeDraft(sessionStorage, typed.id)
    if (again.kind === 'again') {
      merged.set(again.queued.edit.id, again.isBeside || merged.get(queued.edit.id) === true)
      outbox.enqueue(context.api, again.queued)
    } else if (!queued.edit.batch) {
      const description = describeEdit(queued.edit)
      notify({ kind: 'done', text: () => editSentences(description).done, extra: sameSentence })
    }
    batches.sentAgain(queued.edit)
  }

  function announceRejected(
    queued: QueuedEdit,
    failure: Failure,
    typed = typedFor(queued),
    clash: EditClash | null = null,
  ): void {
    if (queued.edit.batch) return batches.rejected(queued.edit, failure, clash)
    // What was typed is kept longer than the message about it.
    if (typed) storeDraft(sessionStorage, { ...typed, isOpen: false })
    const label = () => (failure === 'changed-meanwhile' ? t`Compare` : t`Edit again`)
    const comparing = clash && { label, run: () => compareOn(contexts.get(outbox), [clash]) }
    const action = typed ? { label, run: () => typeOn(typed) } : (comparing ?? doingAgain(queued, failure))
    // After the next sign-in the draft is where it was typed.
    if (typed && failure === 'signed-out' && openEventDraft(typed) === null) typeOn(typed)
    const text = () => rejectedSentence(queued, failure, typed !== null)
    notify({ kind: 'failed', text, ...(action && { action }) })
  }

  function takeBack(inverses: readonly RestoreEvents[]): void {
    const context = contexts.get(outbox)
    if (context) restore(context, outbox, inverses)
  }

  /** What somebody else changed in the same event may leave alone what is undone: that shows when it is read. */
  function isTriedAgain(queued: QueuedEdit): boolean {
    const { edit } = queued
    const context = contexts.get(outbox)
    if (edit.kind !== 'restoreEvents' || !context) return false
    if (edit.baseVersion === null || edit.baseVersion === 'latest') return false
    for (const { object } of edit.objects) ownVersionsOf(context.client).overwritten(object)
    // What is to come back may be gone, and is not asked for then.
    const baseVersion = edit.objects[0]?.from === null ? null : 'latest'
    outbox.enqueue(context.api, { ...queued, edit: { ...edit, id: newUid(), baseVersion } })
    batches.sentAgain(edit)
    return true
  }

  /** A rejected edit is made again, over whatever is stored then. */
  function doingAgain(queued: QueuedEdit, failure: Failure) {
    const { edit } = queued
    // What does not exist any more cannot be changed.
    if (edit.kind === 'restoreEvents' || failure === 'not-found') return null
    return { label: () => t`Try again`, run: () => doAgain({ ...queued, edit: { ...edit, ...again() } }) }
  }

  const again = () => ({ id: newUid(), at: now(), baseVersion: 'latest' }) as const

  function doAgain(queued: QueuedEdit): void {
    const context = contexts.get(outbox)
    withdrawUndo()
    if (context) outbox.enqueue(context.api, queued)
  }

  function typeOn({ id, path }: StoredEventDraft): void {
    openDraft(id)
    contexts.get(outbox)?.go(path)
  }
}

/** Why an edit was not made. What others have deleted is gone, and nobody is told that it was not deleted. */
function rejectedSentence({ edit }: QueuedEdit, failure: Failure, isTyped: boolean): string {
  if (failure === 'not-found' && !isTyped && 'title' in edit) return goneSentence([edit.title])
  return paragraph([editSentences(describeEdit(edit)).failed, i18n._(explain(failure).sentence)])
}

const backLabel = (inverse: RestoreEvents) => () => (inverse.direction === 'undo' ? t`Undo` : t`Redo`)

/** The message for an edit that was saved, with a way to it if it cannot be seen. */
function doneMessage(
  context: EditContext | undefined,
  { edit, origin }: QueuedEdit,
  inverse: RestoreEvents | null,
): Pick<NewMessage, 'text' | 'also'> {
  const description = describeEdit(edit)
  const stored = inverse?.objects.find(({ from }) => from !== null)?.from ?? null
  const place = savedPlace(edit, stored, origin.zone)
  if (!context || place === null || isSeen(place)) return { text: () => editSentences(description).done }
  const list = context.client.getQueryData<CalendarsRead>(calendarKeys.calendars(place.userId))
  const calendar = isHidden(place) && list?.calendars.find(({ id }) => id === place.calendarId)
  return {
    text: () => savedSentence(description, { ...place, zone: origin.zone }, calendar ? calendar.name : null),
    also: { label: () => t`Show`, run: () => void showEvent(context, place) },
  }
}

/** What is said of an event that lies in other calendars as well: these are as they were. */
function ofOthers(
  context: EditContext | undefined,
  { edit }: QueuedEdit,
  inverse: RestoreEvents | null,
): string | undefined {
  const first = inverse?.objects[0]
  const object = first?.from ?? first?.to
  if (!context || !first || !object || !ofOneCopy.has(edit.kind)) return undefined
  const others = otherCalendarsWith(context.client, object, first.object)
  if (others.length === 0) return undefined
  const names = andList(others.map(({ name }) => name))
  return t({
    message: `In ${names} it stays as it was.`,
    comment: 'Said of an event that was changed in one of several calendars; {names}: “Family and Choir”.',
  })
}
