import type { CalendarName } from '#domain/edits/ObjectName.ts'
import type { Item } from '#domain/event/Item.ts'
import type { Api } from '../../../../api/createApi.ts'
import { failureBehind } from '../../../../api/explain.ts'
import type { Refreshable } from './isRefreshable.ts'
import type { Range } from './rangeOf.ts'
import { changesSince, reportEvent, reportPaths } from '../requests/changeRequests.ts'
import { readItems, type ItemsRead, type RangeRead } from './readItems.ts'

/** If more objects changed, the whole range is read. */
const maxChanged = 50

/**
 * A range brought up to date by requesting only the objects that changed since it was read (CAL-19, CAL-35).
 *
 * @returns null if the whole range has to be read: too much changed, or the server cannot say what
 */
export async function refreshRange(
  api: Api,
  calendar: CalendarName,
  range: Range,
  { items, token }: Refreshable,
  signal: AbortSignal,
): Promise<Omit<RangeRead, 'asOf'> | null> {
  const changes = await changesSince(api, calendar, token, { signal })
  if (changes === null || changes.changed.length > maxChanged) return null
  const now = await readChanged(api, calendar, range, changes.changed, signal)
  const touched = new Set([...changes.changed, ...changes.gone])
  const byId = new Map(now.items.map((item) => [item.eventId, item]))
  const remaining = items.flatMap((item) => {
    if (!touched.has(item.eventId)) return [item]
    const changed = byId.get(item.eventId)
    byId.delete(item.eventId)
    return changed ? [changed] : []
  })
  return { items: [...remaining, ...byId.values()], skipped: now.skipped, token: changes.token }
}

async function readChanged(
  api: Api,
  calendar: CalendarName,
  range: Range,
  eventIds: readonly string[],
  signal: AbortSignal,
): Promise<ItemsRead> {
  const names = eventIds.map((eventId) => ({ ...calendar, eventId }))
  const [only] = names
  if (only === undefined) return { items: [], skipped: 0 }
  if (names.length === 1) return readOne(api, only, range, signal)
  const { calendarId } = calendar
  const { items, skipped } = readItems(await reportPaths(api, names, { signal }), calendarId)
  return { items: items.map((item) => ({ ...item, calendarId })), skipped }
}

async function readOne(
  api: Api,
  name: CalendarName & Pick<Item, 'eventId'>,
  range: Range,
  signal: AbortSignal,
): Promise<ItemsRead> {
  try {
    const found = await reportEvent(api, name, range, { signal })
    const { calendarId, eventId } = name
    return {
      items: found ? [{ calendarId, eventId, etag: found.etag ?? null, data: found.data }] : [],
      skipped: 0,
    }
  } catch (error) {
    // It was deleted in the meantime, which the next token shows.
    if (failureBehind(error) === 'not-found') return { items: [], skipped: 0 }
    throw error
  }
}
