import type { QueryClient } from '@tanstack/react-query'
import type { Item } from '#domain/event/readItem.ts'
import type { Calendar } from './Calendar.ts'
import { keys } from './queries.ts'
import type { ItemsRead } from './readItems.ts'

/**
 * Put an object into every kept range of its calendar, or take it out, before the service has answered.
 * A range that the event does not reach shows nothing of it, so all of them may hold it.
 *
 * @param item what it becomes; null takes it out
 * @returns the way back: this one object as it was, whatever else has changed since
 */
export function patchItem(
  client: QueryClient,
  calendar: Pick<Calendar, 'homeId' | 'id'>,
  eventId: string,
  item: Item | null,
): () => void {
  const ways = client.getQueriesData<ItemsRead>({ queryKey: keys.rangesOf(calendar) }).map(([key, read]) => {
    const before = read?.items.find((each) => each.eventId === eventId) ?? null
    const set = (next: Item | null) =>
      client.setQueryData<ItemsRead>(
        key,
        (now) => now && { ...now, items: withItem(now.items, eventId, next) },
      )
    set(item)
    return () => set(before)
  })
  return () => ways.forEach((wayBack) => wayBack())
}

function withItem(items: readonly Item[], eventId: string, item: Item | null): readonly Item[] {
  const index = items.findIndex((each) => each.eventId === eventId)
  if (item === null) return index < 0 ? items : items.toSpliced(index, 1)
  return index < 0 ? [...items, item] : items.with(index, item)
}
