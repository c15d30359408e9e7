import type { JCal } from '#contract/jcal.ts'
import { keyOf, nameOf } from '#domain/edits/ObjectName.ts'
import { withPendingEdits, type Overlaid } from '#domain/edits/pending/withPendingEdits.ts'
import type { Item } from '#domain/event/Item.ts'
import type { CalendarKey } from '../calendarKeys.ts'
import type { RangeRead } from './readItems.ts'
import type { PendingState } from '../pendingEditsOf.ts'

/** An object, and whether a change of it is being saved. */
export type ViewedItem = Item & { readonly write?: 'saving' | 'unsaved' | undefined }

/**
 * The answers for some calendars with a person's pending edits applied. An answer without changes is the
 * identical value.
 *
 * @param reads in the order of the calendars; undefined for one that was not answered yet
 */
export function rangesWithPendingEdits(
  calendars: readonly CalendarKey[],
  reads: readonly (RangeRead | undefined)[],
  { edits, apply }: Pick<PendingState, 'edits' | 'apply'>,
): readonly (RangeRead | undefined)[] {
  const readingOf = (key: string) => {
    const { userId, calendarId, eventId } = nameOf(key)
    const index = calendars.findIndex(({ homeId, id }) => homeId === userId && id === calendarId)
    const read = reads[index]
    return read ? { value: itemIn(read, eventId)?.data, asOf: read.asOf } : null
  }
  const changes = withPendingEdits(edits, readingOf, apply)
  if (changes.size === 0) return reads
  return reads.map((read, index) => {
    const calendar = calendars[index]
    return calendar ? withChanges(read, calendar, changes) : read
  })
}

function withChanges(
  read: RangeRead | undefined,
  { homeId, id }: CalendarKey,
  changes: ReadonlyMap<string, Overlaid<JCal>>,
): RangeRead | undefined {
  const here = [...changes].filter(([key]) =>
    key.startsWith(keyOf({ userId: homeId, calendarId: id, eventId: '' })),
  )
  if (here.length === 0) return read
  const changed = new Map(here.map(([key, change]) => [nameOf(key).eventId, change]))
  const remaining = (read?.items ?? []).flatMap((item) => {
    const change = changed.get(item.eventId)
    if (change === undefined) return [item]
    changed.delete(item.eventId)
    return itemsOf(id, item.eventId, change)
  })
  const added = [...changed].flatMap(([eventId, change]) => itemsOf(id, eventId, change))
  return { skipped: 0, asOf: -1, ...read, items: [...remaining, ...added] }
}

function itemsOf(
  calendarId: string,
  eventId: string,
  { value, state }: Overlaid<JCal>,
): readonly ViewedItem[] {
  if (value === null) return []
  const known = items.get(value)
  const write = state ?? undefined
  if (known?.calendarId === calendarId && known.eventId === eventId && known.write === write) return [known]
  const item: ViewedItem = { calendarId, eventId, etag: null, data: value, ...(write && { write }) }
  items.set(value, item)
  return [item]
}

/** The same contents in the same state are the identical item, so that it is parsed and drawn once. */
const items = new WeakMap<JCal, ViewedItem>()

/** An object in an answer. */
export function itemIn({ items: all }: Pick<RangeRead, 'items'>, eventId: string): Item | undefined {
  return all.find((item) => item.eventId === eventId)
}
