import { byteLength } from '../../byteLength.ts'
import { changeSince, type DeletedBy } from '../unseen/changeSince.ts'
import type { EventHistoryStore, EventVersion } from '../EventHistoryStore.ts'
import type { MemoryBin } from './memoryBin.ts'
import type { MemoryHistory } from './memoryHistory.ts'
import type { MemoryShelves } from './memoryShelves.ts'

/** What others did to events since somebody looked (CAL-34). */
export const memoryChangedSince =
  (
    shelves: MemoryShelves,
    history: MemoryHistory,
    bin: MemoryBin,
  ): EventHistoryStore['history']['changedSince'] =>
  async ({ homeId, calendarId }, look) => {
    const { now, since, limit } = look
    const shelf = shelves.find(homeId, calendarId)
    if (shelf === undefined) return []
    const fits = (version: EventVersion | null) =>
      version === null || byteLength(version.jcal) <= limit.bytesEach
    const change = (eventId: string, states: readonly EventVersion[], deleted: DeletedBy | null) => {
      const found = changeSince(eventId, states, deleted, look)
      if (found === null || !fits(found.before) || !fits(found.after)) return []
      return [{ ...found, before: found.before?.jcal ?? null, after: found.after?.jcal ?? null }]
    }
    const changed = [...shelf.events.values()].filter(({ modifiedAt }) => modifiedAt > since)
    const there = await Promise.all(
      changed.map(async ({ eventId }) =>
        change(eventId, await history.of({ homeId, calendarId, eventId }, now), null),
      ),
    )
    const gone = bin
      .deletedIn({ homeId, calendarId }, now)
      .filter(({ eventId, at }) => at > since && !shelf.events.has(eventId))
      .map(({ eventId, id, version, ...deleted }) =>
        change(eventId, [version, ...history.inBin(id, now)], deleted),
      )
    return [...there, ...gone]
      .flat()
      .toSorted((one, other) => other.at - one.at)
      .slice(0, limit.events)
  }
