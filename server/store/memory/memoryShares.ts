import type { ShareRecord } from '../records.ts'
import type { ShareStore } from '../ShareStore.ts'
import type { MemoryShelves } from './memoryShelves.ts'

/** Shares lie with their calendar, and end with it. */
export function memoryShares(shelves: MemoryShelves): ShareStore['shares'] {
  /** When each share was given: a number for each copy. */
  const given = new Map<string, number>()
  const numberOf = ({ copyId }: ShareRecord) => given.get(copyId) ?? 0
  const inOrder = (shares: readonly ShareRecord[]) =>
    shares.toSorted((one, other) => numberOf(one) - numberOf(other))
  const shelfWith = (userId: string, copyId: string) =>
    shelves.all().find(({ shares }) => shares.get(userId)?.copyId === copyId)
  return {
    of: async ({ homeId, calendarId }) => [...(shelves.find(homeId, calendarId)?.shares.values() ?? [])],
    from: async (homeId) => inOrder(shelves.ofHome(homeId).flatMap(({ shares }) => [...shares.values()])),
    with: async (userId) => inOrder(shelves.all().flatMap(({ shares }) => shares.get(userId) ?? [])),
    find: async (userId, copyId) => shelfWith(userId, copyId)?.shares.get(userId) ?? null,
    give: async (share, limit) => {
      const shares = shelves.find(share.source.homeId, share.source.calendarId)?.shares
      if (shares === undefined) return 'no-calendar'
      const known = shares.get(share.userId)
      if (known !== undefined) {
        shares.set(share.userId, { ...known, right: share.right, revision: known.revision + 1 })
        return 'changed'
      }
      if (shares.size >= limit) return 'full'
      given.set(share.copyId, given.size)
      shares.set(share.userId, share)
      return 'given'
    },
    change: async (userId, copyId, change) => {
      const shares = shelfWith(userId, copyId)?.shares
      const known = shares?.get(userId)
      if (shares === undefined || known === undefined) return 'missing'
      shares.set(userId, { ...known, ...change, revision: known.revision + 1 })
      return 'changed'
    },
    end: async ({ homeId, calendarId }, userId) =>
      shelves.find(homeId, calendarId)?.shares.delete(userId) === true ? 'ended' : 'missing',
  }
}
