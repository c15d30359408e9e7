import type { Store } from '../Store.ts'
import { memoryHandover } from './memoryHandover.ts'
import type { MemoryBin } from './memoryBin.ts'
import type { MemoryHistory } from './memoryHistory.ts'
import type { MemoryScheduling } from './memoryScheduling.ts'
import type { MemoryShelves } from './memoryShelves.ts'
import type { MemoryUnseen } from './memoryUnseen.ts'

type Parts = {
  readonly bin: MemoryBin
  readonly history: MemoryHistory
  readonly scheduling: MemoryScheduling
  readonly unseen: MemoryUnseen
}

export const memoryCalendars = (
  shelves: MemoryShelves,
  { bin, history, scheduling, unseen }: Parts,
): Store['calendars'] => ({
  ...memoryHandover(shelves, history, scheduling),
  ofHome: async (homeId) => shelves.ofHome(homeId).map(({ calendar }) => calendar),
  find: async (homeId, calendarId) => shelves.find(homeId, calendarId)?.calendar ?? null,
  create: async (calendar, sizeLimit = Infinity) => {
    if (shelves.find(calendar.homeId, calendar.calendarId) !== undefined) return 'exists'
    if (shelves.ofHome(calendar.homeId).length >= sizeLimit) return 'full'
    shelves.add(calendar)
    return 'created'
  },
  change: async (homeId, calendarId, change) => {
    const shelf = shelves.find(homeId, calendarId)
    if (shelf === undefined) return 'missing'
    shelf.calendar = { ...shelf.calendar, ...change, revision: shelf.calendar.revision + 1 }
    return 'changed'
  },
  delete: async (homeId, calendarId, deletion, written = [], revision) => {
    const shelf = shelves.find(homeId, calendarId)
    if (shelf === undefined) return 'missing'
    if (revision !== undefined && shelf.calendar.revision !== revision) return 'changed-meanwhile'
    if (!written.every((each) => scheduling.isKnown(homeId, each))) return 'changed-meanwhile'
    for (const each of written) scheduling.apply(homeId, each)
    if (deletion === undefined) history.drop({ homeId, calendarId })
    else {
      bin.addCalendar(shelf, deletion)
      unseen.addDeleted(shelf, deletion)
    }
    shelves.remove(homeId, calendarId)
    return 'deleted'
  },
})
