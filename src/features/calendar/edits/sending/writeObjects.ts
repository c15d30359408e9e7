import { endpoints, pathOf } from '#contract/endpoints.ts'
import type { JCal } from '#contract/jcal.ts'
import type { Telling } from '#domain/edits/Edit.ts'
import { isUnchanged } from '#domain/edits/isUnchanged.ts'
import type { ObjectName } from '#domain/edits/ObjectName.ts'
import type { StoredVersion } from '#domain/edits/StoredVersion.ts'
import { ApiError } from '../../../../api/ApiError.ts'
import type { Api } from '../../../../api/createApi.ts'
import { failureBehind } from '../../../../api/explain.ts'
import {
  changedMeanwhile,
  createObject,
  deleteObject,
  isSame,
  moveObject,
  replaceObject,
  storedNow,
} from '../../queries/requests/guardedWrites.ts'
import { decidesNothing } from '../../../../api/decidesNothing.ts'
import { restoreObject } from '../../queries/requests/restoreObject.ts'
import { forgetInBin } from './forgetInBin.ts'
import { rejectedFor } from './foundBehind.ts'
import { isOwnWrite, isWritten } from './isOwnWrite.ts'
import { ownBinItem } from './ownBinItem.ts'

/** One object of several that change together. */
export type ObjectWrite = {
  readonly name: ObjectName
  /** What is stored; null if nothing is. */
  readonly before: StoredVersion | null
  /** What is to be; null deletes it. */
  readonly after: JCal | null
}

type Options = {
  /** They were sent before with an unknown result: what is stored already counts as done. */
  readonly isRepeated: boolean
  /** Objects that come back after they were deleted, so that they may be in the bin. */
  readonly comeBack: boolean
  /** Whether what is deleted was created by what is undone, so that it does not stay in the bin. */
  readonly areUncreated: boolean
  /** Whether the objects written so far are restored after this failure. */
  readonly takesBack: (error: unknown) => boolean
  /** What guests are told. */
  readonly telling: Telling | undefined
}

/**
 * Write some objects: new ones first, deleted ones last. So an event may be seen twice for a moment, but is
 * never lost. If one write fails, those before it are undone.
 *
 * @returns the stored version of each, in the given order
 * @throws {ApiError} of the write that failed
 */
export async function writeObjects(
  api: Api,
  writes: readonly ObjectWrite[],
  options: Options,
): Promise<readonly (StoredVersion | null)[]> {
  const { takesBack } = options
  const moving = moveIn(writes)
  if (moving) return moved(api, writes, moving, options)
  const stored = writes.map(({ before }) => before)
  const ways: (() => Promise<unknown>)[] = []
  try {
    for (const [index, write] of inOrder(writes)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what keeps them whole
      const seen = await writtenOnce(api, write, options)
      stored[index] = seen
      const back = { name: write.name, before: seen, after: write.before?.data ?? null }
      // What came out of the bin goes there again.
      const wayBack = { ...options, comeBack: true, areUncreated: !options.comeBack }
      ways.unshift(() => written(api, back, wayBack))
    }
  } catch (error) {
    // oxlint-disable-next-line no-await-in-loop -- the last one first
    if (takesBack(error)) for (const back of ways) await Promise.allSettled([back()])
    throw error
  }
  return stored
}

/**
 * Whether everything is stored already, so that nothing is sent and nothing announced. What does not exist
 * any more counts as deleted.
 */
export const changesNothing = (writes: readonly ObjectWrite[]): boolean =>
  writes.some(({ after }) => after !== null) && writesNothing(writes)

/** Also where nothing is and nothing is to be: what is gone counts as deleted, but cannot be changed. */
export const writesNothing = (writes: readonly ObjectWrite[]): boolean =>
  writes.every(({ before, after }) => isSame(before?.data ?? null, after))

/** The stored object is not what the edit was based on: it makes no sense any more. */
export const cannotBeApplied = ([write]: readonly ObjectWrite[]) =>
  changedMeanwhile(write?.name ?? { userId: '', calendarId: '', eventId: '' })

export const nothingChanged = ([write]: readonly ObjectWrite[]) =>
  new ApiError('nothing-changed', {
    status: null,
    request: { method: endpoints.putEvent.method, path: write ? pathOf(endpoints.putEvent, write.name) : '' },
  })

/** An object that is deleted in one place and created in another under the same name is moved (CAL-36). */
type Moving = {
  readonly from: ObjectName
  readonly to: ObjectName
  readonly before: StoredVersion
  readonly after: JCal
}

function moveIn(writes: readonly ObjectWrite[]): Moving | null {
  const [gone, come] = writes.toSorted(
    (one, other) => Number(one.before === null) - Number(other.before === null),
  )
  if (writes.length !== 2 || !gone?.before || gone.after !== null) return null
  if (!come?.after || come.before !== null || come.name.eventId !== gone.name.eventId) return null
  return { from: gone.name, to: come.name, before: gone.before, after: come.after }
}

/** It is moved first and changed then. If the change is refused, it is moved back. */
async function moved(
  api: Api,
  writes: readonly ObjectWrite[],
  { from, to, before, after }: Moving,
  { isRepeated, takesBack, telling }: Pick<Options, 'isRepeated' | 'takesBack' | 'telling'>,
): Promise<readonly (StoredVersion | null)[]> {
  const isDone = isRepeated && (await storedNow(api, from)) === null
  const there = isDone ? await storedNow(api, to) : await movedOnce(api, { from, to, before })
  if (there === null) throw changedMeanwhile(to)
  let seen = there
  try {
    if (!isSame(there.data, after)) {
      // If the move returns no version, the object is read in its new place.
      const now = there.etag === null ? ((await storedNow(api, to)) ?? there) : there
      seen = await replaceObject(api, to, after, now, { telling })
    }
  } catch (error) {
    if (takesBack(error)) await Promise.allSettled([moveObject(api, to, from, { ...there, etag: null })])
    throw error
  }
  return writes.map(({ name }) => (name === to ? seen : null))
}

/** What is not there to be moved may lie in its new place: a browser has sent it twice over a broken connection. */
async function movedOnce(
  api: Api,
  { from, to, before }: Pick<Moving, 'from' | 'to' | 'before'>,
): Promise<StoredVersion> {
  try {
    return await moveObject(api, from, to, before)
  } catch (error) {
    if (!contested.has(failureBehind(error))) throw error
    const isGone = (await foundNow(api, from, error)) === null
    const there = isGone ? await foundNow(api, to, error) : null
    if (there === null || !isUnchanged(there.data, before.data)) throw error
    return there
  }
}

function inOrder(writes: readonly ObjectWrite[]): readonly (readonly [number, ObjectWrite])[] {
  const turnOf = ({ before, after }: ObjectWrite) => (before === null ? 0 : after === null ? 2 : 1)
  return writes
    .map((write, index) => [index, write] as const)
    .filter(([, { before, after }]) => !isSame(before?.data ?? null, after))
    .toSorted(([, one], [, other]) => turnOf(one) - turnOf(other))
}

/** Several may be on their way at once, and all together must stay below the limit of browsers. */
const maxToOutlive = 8_000

type WayOfWriting = Pick<Options, 'comeBack' | 'areUncreated' | 'telling'>

async function written(
  api: Api,
  { name, before, after }: ObjectWrite,
  { comeBack, areUncreated, telling }: WayOfWriting,
): Promise<StoredVersion | null> {
  if (after === null) {
    if (before !== null) await deleteObject(api, name, before, { outlivesPage: true, telling })
    // Nothing waits for it: what is restored meanwhile comes out of the bin, or is created.
    if (before !== null && areUncreated) void forgetInBin(api, name)
    return null
  }
  const outlivesPage = JSON.stringify(after).length < maxToOutlive
  if (before === null)
    return (comeBack ? restoreObject : createObject)(api, name, after, { outlivesPage, telling })
  return replaceObject(api, name, after, before, { outlivesPage, telling })
}

/** What is refused may be there: of an earlier try, or because a browser has sent it twice over a broken connection. */
async function writtenOnce(
  api: Api,
  write: ObjectWrite,
  options: WayOfWriting & Pick<Options, 'isRepeated'>,
): Promise<StoredVersion | null> {
  try {
    return await written(api, write, options)
  } catch (error) {
    if (failureBehind(error) === 'not-found' && (await isOwnDeletion(api, write))) {
      if (options.areUncreated) void forgetInBin(api, write.name)
      return null
    }
    const isLookedFor = contested.has(failureBehind(error)) && (options.isRepeated || write.after !== null)
    if (!isLookedFor) throw error
    const now = await foundNow(api, write.name, error)
    if (options.isRepeated ? isWritten(now, write.after) : isOwnWrite(now, write.after)) return now
    throw rejectedFor(error, now)
  }
}

/** Deleted here a moment ago. Who deleted it in another tab before may have changed it there, and is told of that. */
async function isOwnDeletion(api: Api, { name, after }: ObjectWrite): Promise<boolean> {
  const item = after === null ? await ownBinItem(api, name) : null
  return item !== null && Math.abs(Date.now() - Date.parse(item.deletedAt)) < justNowMs
}

const justNowMs = 60_000

/** @throws what decides nothing, for it is asked again then; else the rejection itself */
async function foundNow(api: Api, name: ObjectName, rejection: unknown): Promise<StoredVersion | null> {
  try {
    return await storedNow(api, name)
  } catch (error) {
    throw decidesNothing(error) ? error : rejection
  }
}

const contested: ReadonlySet<string> = new Set(['changed-meanwhile', 'not-found'])
