import type { QueryClient } from '@tanstack/react-query'
import { keyOf, type ObjectName } from '#domain/edits/ObjectName.ts'
import type { BaseVersion, StoredVersion } from '#domain/edits/StoredVersion.ts'
import type { Api } from '../../../../api/createApi.ts'
import { changedMeanwhile, isSame, storedNow } from '../requests/guardedWrites.ts'
import { getEvent } from '../requests/eventRequests.ts'

/** The last version we wrote of an object, and the earlier versions it was based on. */
type Own = { readonly version: StoredVersion | null; readonly earlier: ReadonlySet<string | null> }

export type OwnVersions = ReturnType<typeof ownVersions>

/** The versions of objects that this page has written. */
export function ownVersionsOf(client: QueryClient): OwnVersions {
  const known = all.get(client)
  if (known) return known
  const made = ownVersions()
  all.set(client, made)
  return made
}

const all = new WeakMap<QueryClient, OwnVersions>()

/** The objects that an edit touches. The base version is that of the first. */
type Based = {
  readonly names: readonly ObjectName[]
  readonly baseVersion: BaseVersion
  /** The others may exist although this page did not write them. */
  readonly areAllRead?: boolean
}

/** The versions that we wrote ourselves: an edit on top of one of them is no conflict. */
function ownVersions() {
  const owns = new Map<string, Own>()

  /** We wrote this over that. */
  function wrote(name: ObjectName, before: StoredVersion | null, version: StoredVersion | null): void {
    const earlier = new Set(owns.get(keyOf(name))?.earlier)
    if (before) earlier.add(before.etag)
    owns.set(keyOf(name), { version, earlier })
  }

  /** Somebody else has written it since, or deleted it. */
  const overwritten = (name: ObjectName): void => void owns.delete(keyOf(name))

  /** The last version we wrote; undefined if we wrote none. */
  const own = (name: ObjectName): StoredVersion | null | undefined => owns.get(keyOf(name))?.version

  /** Whether a version is ours, or one that ours was based on. */
  function isOwn(name: ObjectName, { etag }: Pick<StoredVersion, 'etag'>): boolean {
    const mine = owns.get(keyOf(name))
    return mine !== undefined && (mine.earlier.has(etag) || mine.version?.etag === etag)
  }

  /**
   * Whether an edit is based on the last version we wrote of its first object. What we deleted and somebody brought
   * back may be the version it was before: then the edit is based on that.
   */
  const isOverOwn = (name: ObjectName, base: BaseVersion, isOnTop: boolean) =>
    own(name) !== undefined &&
    (isOnTop || base === null || (base !== 'latest' && own(name) !== null && isOwn(name, base)))

  const othersOf = ([, ...others]: Based['names']) => others.map((name) => own(name) ?? null)

  /**
   * The versions that an edit is written over; undefined if they have to be read from the service.
   *
   * @param isOnTop whether it was made on top of a pending edit
   */
  function known(
    { names, baseVersion, areAllRead = false }: Based,
    isOnTop: boolean,
  ): readonly (StoredVersion | null)[] | undefined {
    const [first, ...others] = names
    if (!first) return []
    if (areAllRead && others.some((name) => own(name) === undefined)) return undefined
    const base = isOverOwn(first, baseVersion, isOnTop) ? (own(first) ?? null) : baseVersion
    const isToBeRead =
      base === 'latest' || (base !== null && (base.etag === null || base.isReported === true))
    return isToBeRead ? undefined : [base, ...othersOf(names)]
  }

  /**
   * The same, read from the service.
   *
   * @throws {ApiError} `changed-meanwhile` if it was based on another version; also what reading it throws
   */
  async function read(
    api: Api,
    { names, baseVersion, areAllRead = false }: Based,
    isOnTop: boolean,
  ): Promise<readonly (StoredVersion | null)[]> {
    const [first, ...others] = names
    if (!first) return []
    const isOurs = isOverOwn(first, baseVersion, isOnTop)
    const isGone = isOurs ? own(first) === null : baseVersion === null
    const now = isGone ? null : await getEvent(api, first)
    const isCompared = !isOurs && baseVersion !== null && baseVersion !== 'latest'
    if (isCompared && now && !isStill(baseVersion, now)) throw changedMeanwhile(first)
    if (!areAllRead) return [now, ...othersOf(names)]
    return [now, ...(await Promise.all(others.map(async (name) => own(name) ?? storedNow(api, name))))]
  }

  return { wrote, overwritten, own, isOwn, known, read }
}

/**
 * Whether the stored object is still the one that the person saw. Compared by version, or by content if the
 * server sends no version (CAL-14). A REPORT may write an object differently from how it is stored (CAL-9):
 * without a version it is taken as the same.
 */
function isStill(base: StoredVersion, now: StoredVersion): boolean {
  if (base.etag !== null && now.etag !== null) return base.etag === now.etag
  return base.isReported === true || isSame(now.data, base.data)
}
