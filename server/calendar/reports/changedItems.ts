import type { Window } from '#domain/time/Window.ts'
import { byText } from '../../byText.ts'
import type { Store } from '../../store/Store.ts'
import type { CalendarRecord } from '../../store/records.ts'
import { rangeItem, type CachedItem } from './rangeItems.ts'
import { touches } from './readRange.ts'

/** With more changes than these, everything is read again. */
const limit = { events: 50, bytesEach: 16 * 1024 }

type Known = { readonly calendars: readonly CalendarRecord[]; readonly items: readonly CachedItem[] }

/**
 * The current items of a range, made from those of earlier revisions and the changes since then.
 *
 * @returns null if that is not possible: other calendars, too many changes, a calendar created anew
 */
export async function changedItems(
  { events }: Pick<Store, 'events'>,
  known: Known,
  calendars: readonly CalendarRecord[],
  range: Window,
  expand: boolean,
): Promise<readonly CachedItem[] | null> {
  if (calendars.length !== known.calendars.length) return null
  let { items } = known
  for (const [index, { homeId, calendarId, revision, copy }] of calendars.entries()) {
    const before = known.calendars[index]
    if (before?.calendarId !== calendarId || before.revision > revision) return null
    if (before.copy?.right !== copy?.right) return null
    if (before.revision === revision) continue
    const changed = await events.since(homeId, calendarId, before.revision, limit)
    if (changed === 'unknown') return null
    items = items.filter((item) => item.calendarId !== calendarId || !changed.has(item.eventId))
    for (const event of changed.values()) {
      const item = event !== null && touches(event, range) ? rangeItem(event, range, expand) : 'outside'
      if (item === 'unreadable') return null
      if (item === 'outside') continue
      const { text, ...place } = item
      items = inserted(items, { ...place, bytes: encoder.encode(text) }, calendars)
    }
  }
  return items
}

const encoder = new TextEncoder()

function inserted(
  items: readonly CachedItem[],
  item: CachedItem,
  calendars: readonly CalendarRecord[],
): readonly CachedItem[] {
  const numberOf = ({ calendarId }: CachedItem) =>
    calendars.findIndex((each) => each.calendarId === calendarId)
  const number = numberOf(item)
  const at = items.findIndex((each) => {
    const difference =
      (each.calendarId === item.calendarId ? 0 : numberOf(each) - number) ||
      each.startUtc - item.startUtc ||
      byText(each.eventId, item.eventId)
    return difference > 0
  })
  return at === -1 ? [...items, item] : items.toSpliced(at, 0, item)
}
