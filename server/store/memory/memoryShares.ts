import { byText } from '../../byText.ts'
import type { ShareRecord } from '../records.ts'
import type { PeopleStore } from '../PeopleStore.ts'
import type { ShareStore } from '../ShareStore.ts'
import type { MemoryShelves } from './memoryShelves.ts'

/** Shares lie with their calendar, and end with it. */
export function memoryShares(
  shelves: MemoryShelves,
  userById: PeopleStore['users']['byId'],
): ShareStore['shares'] {
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
        const { isPublic: _, ...own } = known
        shares.set(share.userId, {
          ...own,
          right: share.right,
          revision: Math.max(known.revision + 1, share.revision),
        })
        return 'changed'
      }
      if ([...shares.values()].filter(({ isPublic }) => !isPublic).length >= limit) return 'full'
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
    publish: async ({ homeId, calendarId }, right, now) => {
      const shelf = shelves.find(homeId, calendarId)
      if (shelf === undefined) return 'missing'
      const { publicRight: _, ...calendar } = shelf.calendar
      shelf.calendar = {
        ...calendar,
        ...(right !== null && { publicRight: right }),
        revision: calendar.revision + 1,
      }
      for (const share of [...shelf.shares.values()].filter(({ isPublic }) => isPublic)) {
        if (right === null) shelf.shares.delete(share.userId)
        else shelf.shares.set(share.userId, { ...share, right, revision: Math.max(share.revision + 1, now) })
      }
      return 'changed'
    },
    subscribe: async (subscription, limit) => {
      const { source, userId, copyId } = subscription
      const shelf = shelves.find(source.homeId, source.calendarId)
      const right = shelf?.calendar.publicRight
      if (shelf === undefined) return 'no-calendar'
      if (right === undefined) return 'not-public'
      const known = shelf.shares.get(userId)
      if (known?.status === 'hidden') {
        shelf.shares.set(userId, { ...known, status: 'accepted', revision: known.revision + 1 })
        return 'given'
      }
      if (known !== undefined) return 'exists'
      if (shelfWith(userId, copyId) !== undefined) return 'exists'
      if (shelves.all().filter(({ shares }) => shares.has(userId)).length >= limit) return 'full'
      given.set(copyId, given.size)
      shelf.shares.set(userId, { ...subscription, right, isPublic: true })
      return 'given'
    },
    published: async (domainId, limit) => {
      const found = await Promise.all(
        shelves.all().map(async ({ calendar }) => {
          const user = calendar.publicRight && (await userById(calendar.homeId))
          if (!user || user.domainId !== domainId || user.blockedAt !== undefined) return []
          const { id, email, firstName, lastName } = user
          return [{ calendar, owner: { id, email, firstName, lastName } }]
        }),
      )
      return found
        .flat()
        .toSorted((one, other) => byText(one.owner.id, other.owner.id))
        .slice(0, limit)
    },
  }
}
