import type { EpochMs } from '#domain/time/units.ts'
import { byText } from '../../byText.ts'
import type { DueEvent, PushSubscriptionRecord, PushStore } from '../PushStore.ts'
import { setReminders, type MemoryShelf, type MemoryShelves } from './memoryShelves.ts'

/** @param subscriptions by their id */
export function memoryReminders(
  shelves: MemoryShelves,
  subscriptions: Map<string, PushSubscriptionRecord>,
): PushStore {
  const live = (now: EpochMs) => [...subscriptions.values()].filter(({ expiresAt }) => expiresAt > now)
  const events = (now: EpochMs): readonly DueEvent[] =>
    [...new Set(live(now).map(({ userId }) => userId))]
      .flatMap((userId) => shelves.ofHome(userId).flatMap(dueOf))
      .toSorted((one, other) => one.from - other.from || byText(one.event.eventId, other.event.eventId))

  return {
    push: {
      add: async (subscription, limit) => {
        const { userId, endpoint, createdAt } = subscription
        const own = live(createdAt).filter((each) => each.userId === userId)
        const others = own.filter((each) => each.endpoint !== endpoint)
        if (others.length >= limit) return 'full'
        for (const each of subscriptions.values())
          if (each.endpoint === endpoint) subscriptions.delete(each.id)
        subscriptions.set(subscription.id, subscription)
        if (own.some(({ zone }) => zone === subscription.zone)) return 'added'
        for (const shelf of shelves.ofHome(userId))
          for (const eventId of shelf.reminders.keys()) setReminders(shelf, eventId, createdAt)
        return 'added'
      },
      ofUser: async (userId, now) =>
        live(now)
          .filter((each) => each.userId === userId)
          .toSorted((one, other) => one.createdAt - other.createdAt || byText(one.id, other.id)),
      delete: async (userId, id) => {
        if (subscriptions.get(id)?.userId !== userId) return 'missing'
        subscriptions.delete(id)
        return 'deleted'
      },
      deleteAllOf: async (userId) => dropSubscriptionsOf(subscriptions, userId),
      sweep: async (now) => {
        for (const { id, expiresAt } of subscriptions.values()) if (expiresAt <= now) subscriptions.delete(id)
      },
    },
    reminders: {
      next: async (now) => events(now)[0]?.from ?? null,
      due: async (now, limit) =>
        events(now)
          .filter(({ from }) => from <= now)
          .slice(0, limit),
      claim: async ({ event, from }, next) => {
        const shelf = shelves.find(event.homeId, event.calendarId)
        if (shelf?.events.get(event.eventId)?.etag !== event.etag) return false
        if (shelf.reminders.get(event.eventId) !== from) return false
        setReminders(shelf, event.eventId, next)
        return true
      },
    },
  }
}

export function dropSubscriptionsOf(
  subscriptions: Map<string, PushSubscriptionRecord>,
  userId: string,
): void {
  for (const each of subscriptions.values()) if (each.userId === userId) subscriptions.delete(each.id)
}

const dueOf = ({ events, reminders }: MemoryShelf): readonly DueEvent[] =>
  [...reminders].flatMap(([eventId, from]) => {
    const event = events.get(eventId)
    return event === undefined ? [] : [{ event, from }]
  })
