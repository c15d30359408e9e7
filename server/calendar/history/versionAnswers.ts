import type { EventVersionAnswer } from '#contract/history/eventHistory.ts'
import { displayNameOf } from '../../identity/people/displayNameOf.ts'
import { timeSlices } from '../../http/body/timeSlices.ts'
import { may } from '../../rights.ts'
import { binLabel } from '../../store/binLabel.ts'
import type { EventVersion } from '../../store/EventHistoryStore.ts'
import { parsedJCal } from '../../store/parsedJCal.ts'
import type { Store } from '../../store/Store.ts'
import type { EventAddress, UserRecord } from '../../store/records.ts'
import { propertiesBetween } from './propertiesBetween.ts'

/** Whether a person may see a state: not if any part of it was private, and they may not read that (CAL-10). */
export const maySee = (caller: UserRecord, address: EventAddress, { jcal }: EventVersion): boolean =>
  may(caller, 'readPrivate', address) || !binLabel(jcal).isPrivate

/**
 * The states of an event as a person sees them (CAL-34). What was private stays without its content.
 *
 * @param versions the newest first, which is the current one
 */
export async function* versionAnswers(
  { users }: Pick<Store, 'users'>,
  caller: UserRecord,
  address: EventAddress,
  versions: readonly EventVersion[],
): AsyncGenerator<EventVersionAnswer> {
  const names = new Map<string, string | null>()
  for (const id of new Set(versions.flatMap(({ by }) => by ?? []))) {
    const user = id === caller.id ? caller : await users.byId(id)
    names.set(id, user && displayNameOf(user))
  }
  const read = (each: EventVersion | undefined) =>
    each !== undefined && maySee(caller, address, each) ? parsedJCal(each.jcal) : null
  const pause = timeSlices()
  let now = read(versions[0])
  for (const [index, { number, at, by }] of versions.entries()) {
    const displayName = by === null ? null : (names.get(by) ?? null)
    const before = read(versions[index + 1])
    yield {
      n: number,
      at: new Date(at).toISOString(),
      by: by === null || displayName === null ? null : { id: by, displayName },
      action: actionOf(versions, index),
      changed: now === null || before === null ? [] : [...propertiesBetween(before, now)],
      data: now,
      isCurrent: index === 0,
    }
    now = before
    // Two states of a large event take a while to compare, and there may be twenty.
    await pause()
  }
}

function actionOf(versions: readonly EventVersion[], index: number): EventVersionAnswer['action'] {
  const [version, ...older] = versions.slice(index)
  if (version?.number === 1) return 'created'
  if (older.length === 0) return 'unknown'
  return older.some(({ etag }) => etag === version?.etag) ? 'restored' : 'changed'
}
