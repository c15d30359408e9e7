import { webCalendarIn, webShareOf } from '../web/webCalendarParts.ts'
import type { WebCalendarRecord } from '../records.ts'
import type { ShareStore } from '../ShareStore.ts'
import type { WebCalendarStore } from '../web/WebCalendarStore.ts'
import type { MemoryShelves } from './memoryShelves.ts'

/** What is known of a calendar on the web lies with its calendar, and ends with it. */
export function memoryWebCalendars(
  shelves: MemoryShelves,
  give: ShareStore['shares']['give'],
): WebCalendarStore['webCalendars'] {
  const all = () => shelves.all().flatMap(({ web }) => web ?? [])
  const waiting = () =>
    all()
      .flatMap((each) => (each.dueAt === null ? [] : { ...each, dueAt: each.dueAt }))
      .toSorted((one, other) => one.dueAt - other.dueAt)
  const shelfOf = ({ homeId, calendarId }: WebCalendarRecord['source']) => shelves.find(homeId, calendarId)
  return {
    ofUser: async (userId) => all().filter((each) => each.userId === userId),
    add: async (record, share, limit) => {
      const theirs = all().filter(({ userId }) => userId === record.userId)
      const isSame = ({ copyId, address }: WebCalendarRecord) =>
        copyId === record.copyId || address === record.address
      if (theirs.some(isSame)) return 'exists'
      if (theirs.length >= limit) return 'full'
      shelves.add(webCalendarIn(record))
      const shelf = shelfOf(record.source)
      if (shelf !== undefined) shelf.web = record
      await give(webShareOf(record, share), Infinity)
      return 'added'
    },
    due: async (now, limit) =>
      waiting()
        .filter(({ dueAt }) => dueAt <= now)
        .slice(0, limit),
    next: async () => waiting()[0]?.dueAt ?? null,
    claim: async ({ source, dueAt }, until) => {
      const shelf = shelfOf(source)
      if (!shelf?.web || shelf.web.dueAt !== dueAt) return false
      shelf.web = { ...shelf.web, dueAt: until }
      return true
    },
    change: async (source, change) => {
      const shelf = shelfOf(source)
      if (shelf?.web) shelf.web = { ...shelf.web, ...change }
    },
  }
}
