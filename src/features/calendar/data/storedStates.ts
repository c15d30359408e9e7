import { endpoints, pathOf } from '#contract/endpoints.ts'
import { ApiError } from '../../../api/ApiError.ts'
import type { Api } from '../../../api/createApi.ts'
import type { Deed } from './Deed.ts'
import { keyOf } from './objectKey.ts'
import { getEvent, type ObjectName } from './requests.ts'
import type { Seen } from './Seen.ts'
import { isSame } from './writeObjects.ts'

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
    const known = owns.get(keyOf(name))
    return known !== undefined && (known.earlier.has(etag) || known.seen?.etag === etag)
  }

  /**
   * What a deed is written over.
   *
   * @param isOnTop whether it was meant on top of another that was on its way
   * @throws {ApiError} `changed-meanwhile` when it was meant over something else; what reading it fails with
   */
  async function under(api: Api, { names, over }: Deed, isOnTop: boolean): Promise<readonly (Seen | null)[]> {
    const [first, ...others] = names
    if (!first) return []
    return [await underFirst(api, first, over, isOnTop), ...others.map((name) => own(name) ?? null)]
  }

  async function underFirst(
    api: Api,
    name: ObjectName,
    over: Deed['over'],
    isOnTop: boolean,
  ): Promise<Seen | null> {
    const mine = own(name)
    const isMine = isOnTop || over === null || (over !== 'whichever' && isOwn(name, over))
    if (mine !== undefined && isMine) {
      return mine !== null && mine.etag === null ? getEvent(api, name) : mine
    }
    if (over === 'whichever') return getEvent(api, name)
    if (over === null || over.etag !== null) return over
    // Where the server shows no version the object is read again and compared (CAL-14).
    const now = await getEvent(api, name)
    if (isSame(now.data, over.data)) return now
    throw new ApiError('changed-meanwhile', {
      status: null,
      request: { method: endpoints.event.method, path: pathOf(endpoints.event, name) },
    })
  }

  return { wrote, own, isOwn, under }
}
