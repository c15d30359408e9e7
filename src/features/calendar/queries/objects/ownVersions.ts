import type { QueryClient } from '@tanstack/react-query'
import { keyOf, type ObjectName } from '#domain/edits/ObjectName.ts'
import type { BaseVersion, StoredVersion } from '#domain/edits/StoredVersion.ts'
import type { Api } from '../../../../api/createApi.ts'
import { changedMeanwhile, isSame } from '../requests/guardedWrites.ts'
import { getEvent } from '../requests/eventRequests.ts'

/** What we wrote of an object last, and which versions of it led there. */
type Own = { readonly version: StoredVersion | null; readonly earlier: ReadonlySet<string | null> }

export type OwnVersions = ReturnType<typeof ownVersions>

/** What is stored of the objects that were written from here. */
export function ownVersionsOf(client: QueryClient): OwnVersions {
  const known = all.get(client)
  if (known) return known
  const made = ownVersions()
  all.set(client, made)
  return made
}

const all = new WeakMap<QueryClient, OwnVersions>()

/** The objects that an edit touches, the first of which it was made over a version of. */
type Based = { readonly names: readonly ObjectName[]; readonly baseVersion: BaseVersion }

/**
 * What is stored of the objects that we wrote ourselves: what a person does on top of that is no conflict.
 */
function ownVersions() {
  const owns = new Map<string, Own>()

  /** We wrote this over that. */
  function wrote(name: ObjectName, before: StoredVersion | null, version: StoredVersion | null): void {
    const earlier = new Set(owns.get(keyOf(name))?.earlier)
    if (before) earlier.add(before.etag)
    owns.set(keyOf(name), { version, earlier })
  }

  /** What we wrote last; undefined where we never did. */
  const own = (name: ObjectName): StoredVersion | null | undefined => owns.get(keyOf(name))?.version

  /** Whether a version was ours, or led to what we wrote. */
  function isOwn(name: ObjectName, { etag }: Pick<StoredVersion, 'etag'>): boolean {
    const mine = owns.get(keyOf(name))
    return mine !== undefined && (mine.earlier.has(etag) || mine.version?.etag === etag)
  }

  /** Whether an edit goes over what we wrote last of its first object. */
  const isOverOwn = (name: ObjectName, base: BaseVersion, isOnTop: boolean) =>
    own(name) !== undefined && (isOnTop || base === null || (base !== 'latest' && isOwn(name, base)))

  const othersOf = ([, ...others]: Based['names']) => others.map((name) => own(name) ?? null)

  /**
   * What an edit is written over, where nobody has to be asked.
   *
   * @param isOnTop whether it was made on top of another that was pending
   */
  function known(
    { names, baseVersion }: Based,
    isOnTop: boolean,
  ): readonly (StoredVersion | null)[] | undefined {
    const [first] = names
    if (!first) return []
    const base = isOverOwn(first, baseVersion, isOnTop) ? (own(first) ?? null) : baseVersion
    const isToBeRead =
      base === 'latest' || (base !== null && (base.etag === null || base.isReported === true))
    return isToBeRead ? undefined : [base, ...othersOf(names)]
  }

  /**
   * The same, read from the service.
   *
   * @throws {ApiError} `changed-meanwhile` when it was made over something else; what reading it fails with
   */
  async function read(
    api: Api,
    { names, baseVersion }: Based,
    isOnTop: boolean,
  ): Promise<readonly (StoredVersion | null)[]> {
    const [first] = names
    if (!first) return []
    const now = await getEvent(api, first)
    const isCompared =
      baseVersion !== null && baseVersion !== 'latest' && !isOverOwn(first, baseVersion, isOnTop)
    if (isCompared && !isStill(baseVersion, now)) throw changedMeanwhile(first)
    return [now, ...othersOf(names)]
  }

  return { wrote, own, isOwn, known, read }
}

/**
 * Whether what is stored is still what a person saw: by its version, or compared where the server shows none
 * (CAL-14). What a REPORT held may be written otherwise than it is stored (CAL-9), and says nothing without a
 * version.
 */
function isStill(base: StoredVersion, now: StoredVersion): boolean {
  if (base.etag !== null && now.etag !== null) return base.etag === now.etag
  return base.isReported === true || isSame(now.data, base.data)
}
