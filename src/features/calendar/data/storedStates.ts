import type { Api } from '../../../api/createApi.ts'
import type { Deed } from './Deed.ts'
import { keyOf } from './objectKey.ts'
import { getEvent, type ObjectName } from './requests.ts'
import type { Seen } from './Seen.ts'
import { changedMeanwhile, isSame } from './guardedWrites.ts'

/** What we wrote of an object last, and which versions of it led there. */
type Own = { readonly seen: Seen | null; readonly earlier: ReadonlySet<string | null> }

/** What is stored of the objects that we wrote ourselves: what a person does on top of that is no conflict. */
export function storedStates() {
  const owns = new Map<string, Own>()

  /** We wrote this over that. */
  function wrote(name: ObjectName, before: Seen | null, seen: Seen | null): void {
    const earlier = new Set(owns.get(keyOf(name))?.earlier)
    if (before) earlier.add(before.etag)
    owns.set(keyOf(name), { seen, earlier })
  }

  /** What we wrote last; undefined where we never did. */
  const own = (name: ObjectName): Seen | null | undefined => owns.get(keyOf(name))?.seen

  /** Whether a version was ours, or led to what we wrote. */
  function isOwn(name: ObjectName, { etag }: Pick<Seen, 'etag'>): boolean {
    const mine = owns.get(keyOf(name))
    return mine !== undefined && (mine.earlier.has(etag) || mine.seen?.etag === etag)
  }

  /** Whether a deed goes over what we wrote last of its first object. */
  const isOverOwn = (name: ObjectName, over: Deed['over'], isOnTop: boolean) =>
    own(name) !== undefined && (isOnTop || over === null || (over !== 'whichever' && isOwn(name, over)))

  const othersOf = ([, ...others]: Deed['names']) => others.map((name) => own(name) ?? null)

  /**
   * What a deed is written over, where nobody has to be asked.
   *
   * @param isOnTop whether it was meant on top of another that was on its way
   */
  function known({ names, over }: Deed, isOnTop: boolean): readonly (Seen | null)[] | undefined {
    const [first] = names
    if (!first) return []
    const seen = isOverOwn(first, over, isOnTop) ? (own(first) ?? null) : over
    const isToBeRead =
      seen === 'whichever' || (seen !== null && (seen.etag === null || seen.isReported === true))
    return isToBeRead ? undefined : [seen, ...othersOf(names)]
  }

  /**
   * The same, read from the service.
   *
   * @throws {ApiError} `changed-meanwhile` when it was meant over something else; what reading it fails with
   */
  async function read(api: Api, { names, over }: Deed, isOnTop: boolean): Promise<readonly (Seen | null)[]> {
    const [first] = names
    if (!first) return []
    const now = await getEvent(api, first)
    const isCompared = over !== null && over !== 'whichever' && !isOverOwn(first, over, isOnTop)
    if (isCompared && !isStill(over, now)) throw changedMeanwhile(first)
    return [now, ...othersOf(names)]
  }

  return { wrote, own, isOwn, known, read }
}

/**
 * Whether what is stored is still what a person saw: by its version, or compared where the server shows none (CAL-14). What a REPORT
 * held may be written otherwise than it is stored (CAL-9), and says nothing without a version.
 */
function isStill(seen: Seen, now: Seen): boolean {
  if (seen.etag !== null && now.etag !== null) return seen.etag === now.etag
  return seen.isReported === true || isSame(now.data, seen.data)
}
