import type { Failure } from '#contract/failure.ts'
import type { User } from '#contract/identity.ts'
import type { Batch, BatchAction } from '#domain/edits/batch/Batch.ts'
import { batchEdit } from '#domain/edits/batchEdit.ts'
import type { Telling } from '#domain/edits/Edit.ts'
import type { ObjectName } from '#domain/edits/ObjectName.ts'
import type { CalendarEvent } from '#domain/event/CalendarEvent.ts'
import { isRecurring } from '#domain/jcal/isRecurring.ts'
import type { Zone } from '#domain/time/Zone.ts'
import { failureBehind } from '../../../api/explain.ts'
import { paragraph } from '../../../ui/join.ts'
import { notify } from '../../../ui/messages/messages.ts'
import { announceStayed, noteLeftOut } from '../edits/batches/announceBatches.ts'
import type { EditContext } from '../edits/EditContext.ts'
import { editHead } from '../edits/editHead.ts'
import { editsOf } from '../edits/editsOf.ts'
import { isInvitation } from '../edits/fixed/isFixed.ts'
import { goneSentence, leftOutSentences, takenBackSentence } from '../edits/messages/batchSentences.ts'
import { newUid } from '../edits/newUid.ts'
import { tellingHost } from '../edits/telling/tellingHost.ts'
import { attendeeIn } from '#domain/event/guests/attendeeIn.ts'
import { deselectObjects } from '../grid/drag/selecting/selection.ts'
import type { Calendar } from '../queries/calendars/Calendar.ts'
import type { QueuedEdit } from '../queries/QueuedEdit.ts'
import { readViewed } from '../queries/objects/readViewed.ts'
import type { ViewedVersion } from '../queries/objects/ViewedVersion.ts'
import { viewedInRanges, viewedObject } from '../queries/objects/viewedObject.ts'

type Targets = {
  readonly events: readonly CalendarEvent[]
  readonly calendars: ReadonlyMap<string, Calendar>
  readonly zone: Zone
  readonly user: User
}

/** An event that may be changed, and the object that it is stored in. */
type Target = { readonly event: CalendarEvent; readonly object: ObjectName }

/** What is done, and to what. */
type Run = {
  readonly context: EditContext
  readonly batch: Batch
  readonly user: User
  readonly zone: Zone
  readonly targets: readonly (Target & { readonly isInvited: boolean })[]
  /** What was read of each target. */
  readonly versions: readonly (ViewedVersion | { readonly failure: Failure })[]
  /** How many were left out before, and why. */
  readonly leftOut: { readonly readOnly: number; readonly invited: number }
}

/**
 * Do something to several events as one step. Each is an edit of its own: what the service rejects stays, and
 * the rest is done. Of a series, the given occurrence is changed. Whether guests are told is asked once for all.
 */
export async function runBatch(
  context: EditContext,
  { events, calendars, zone, user }: Targets,
  does: BatchAction,
): Promise<void> {
  const batch: Batch = { id: newUid(), does }
  const isInvited = (event: CalendarEvent) => {
    const calendar = calendars.get(event.calendarId)
    return calendar !== undefined && isInvitation(event, calendar, user)
  }
  const there = events.filter(({ calendarId }) => calendars.has(calendarId))
  leaveOut(
    events.filter((event) => !there.includes(event)),
    takenBackSentence,
  )
  const writable = there
    .flatMap((event) => targetOf(event, calendars))
    .map((each) => ({ ...each, isInvited: isInvited(each.event) }))
  const targets = does.name === 'move' ? writable.filter((each) => !each.isInvited) : writable
  // Everything is read before anything is done, so that all of it shows at once.
  const versions = await Promise.all(targets.map((target) => versionOf(context, target.object, does)))
  const leftOut = {
    readOnly: there.length - writable.length,
    invited: writable.length - targets.length,
  }
  const run = { context, batch, user, zone, targets, versions, leftOut }
  tellingHost()(context, plannedIn(run), (answered) =>
    enqueueAll(run, answered.find(({ edit }) => edit.telling)?.edit.telling),
  )
}

/** The edits as they are made of what was read. */
const plannedIn = (run: Run): readonly QueuedEdit[] =>
  run.targets.flatMap((target, index) => {
    const read = run.versions[index]
    const edit = read && 'data' in read ? editIn(run, target, read) : null
    if (edit === null || read === undefined || !('data' in read)) return []
    const { path, zone } = run.context
    return [{ edit, snapshot: [read.data], origin: { path, zone } }]
  })

function editIn(
  { batch, user, zone }: Run,
  { event, object, isInvited }: Run['targets'][number],
  viewed: ViewedVersion,
) {
  const target = { ...targetIn(event, viewed), object }
  const attendee = isInvited ? attendeeIn(viewed.data, user.emails) : null
  return batchEdit(batch, { ...target, attendee }, { ...newEdit(), zone })
}

/** @param telling whether guests are told, if that was asked */
function enqueueAll(run: Run, telling: Telling | undefined): void {
  const { context, batch, targets, versions, leftOut } = run
  const stayed: { readonly title: string; readonly failure: Failure }[] = []
  const deleted: CalendarEvent[] = []
  let timeless = 0
  let done = 0
  for (const [index, target] of targets.entries()) {
    const read = versions[index]
    if (read === undefined || 'failure' in read) {
      if (read?.failure === 'not-found') deleted.push(target.event)
      else if (read) stayed.push({ title: target.event.title, failure: read.failure })
      continue
    }
    // An edit before it may have changed another date of the same series.
    const viewed = viewedNow(context, target.object, batch.does) ?? read
    const edit = editIn(run, target, viewed)
    if (edit === null) timeless += 1
    else if (editsOf(context).enqueueIfChanging(telling ? { ...edit, telling } : edit, viewed.data)) done += 1
  }
  const { readOnly, invited } = leftOut
  const text = () =>
    paragraph([
      readOnly > 0 && leftOutSentences.readOnly(readOnly),
      invited > 0 && leftOutSentences.invited(invited),
      timeless > 0 && leftOutSentences.allDay(timeless),
    ])
  if (readOnly + invited + timeless > 0)
    if (done > 0) noteLeftOut(batch, text)
    else notify({ kind: 'failed', text })
  announceStayed(stayed)
  leaveOut(deleted, goneSentence)
}

/** What does not exist any more is not selected any longer, which is said. */
function leaveOut(gone: readonly CalendarEvent[], sentence: (titles: readonly string[]) => string): void {
  if (gone.length === 0) return
  deselectObjects(gone)
  notify({ kind: 'failed', text: () => sentence(gone.map(({ title }) => title)) })
}

function targetOf(event: CalendarEvent, calendars: ReadonlyMap<string, Calendar>): readonly Target[] {
  const { calendarId, eventId } = event
  const calendar = calendars.get(calendarId)
  return calendar?.canWrite ? [{ event, object: { userId: calendar.homeId, calendarId, eventId } }] : []
}

const targetIn = ({ title, when, occurrence }: CalendarEvent, { data, baseVersion }: ViewedVersion) => ({
  title,
  when,
  baseVersion,
  occurrence: isRecurring(data) ? occurrence : null,
})

function newEdit() {
  const { id, at } = editHead()
  return { id, at, splitId: newUid() }
}

/** As a drag does, a move needs no more of a series than what shows where it goes. */
function viewedNow(
  { client, api }: EditContext,
  object: ObjectName,
  does: BatchAction,
): ViewedVersion | null {
  const known = viewedObject(client, api, object)
  return known ?? (does.name === 'move' ? viewedInRanges(client, api, object) : null)
}

async function versionOf(
  context: EditContext,
  object: ObjectName,
  does: BatchAction,
): Promise<ViewedVersion | { readonly failure: Failure }> {
  return (
    viewedNow(context, object, does) ??
    readViewed(context, object).catch((error: unknown) => ({ failure: failureBehind(error) }))
  )
}
