import * as v from 'valibot'
import { calendarEntry } from '#contract/calendar.ts'
import { endpoints } from '#contract/endpoints.ts'
import { readCalendarHref } from '#contract/hal.ts'
import type { CalendarName } from '#domain/edits/ObjectName.ts'
import { isoDate } from '#domain/time/dayNumber.ts'
import { utcDay, type EpochMs } from '#domain/time/units.ts'
import type { Api } from '../../api/createApi.ts'
import { failureBehind } from '../../api/explain.ts'
import { ctagOf } from '../../features/calendar/queries/calendars/ctagOf.ts'
import { askRange } from '../../features/calendar/queries/ranges/askRange.ts'
import {
  nextRange,
  rangeBefore,
  rangeOf,
  type Range,
} from '../../features/calendar/queries/ranges/rangeOf.ts'
import { listCalendars } from '../../features/calendar/queries/requests/calendarRequests.ts'
import { queryOf, reportPath } from '../../features/calendar/queries/requests/rangeRequests.ts'
import { rangeIn, type OfflineCopy, type StoredRange } from './OfflineCopy.ts'

type Named = { readonly entry: unknown; readonly name: CalendarName; readonly ctag: string | null }

/**
 * What the service has now: last month, this one and the two after it, of each calendar whose events can be read. What has
 * not changed since the last copy is not read again.
 *
 * @throws {ApiError}
 */
export async function takeCopy(
  api: Api,
  userId: string,
  {
    before,
    now,
    signal,
  }: {
    readonly before: OfflineCopy | null
    readonly now: EpochMs
    readonly signal: AbortSignal
  },
): Promise<OfflineCopy> {
  const [user, entries] = await Promise.all([
    api.send(endpoints.user, { schema: v.looseObject({}), signal }),
    listCalendars(api, userId, { signal }),
  ])
  const named = entries.map(nameOf).filter((each) => each !== null)
  const known = before?.userId === userId ? before.ranges : []
  const found = await Promise.all(
    rangesAround(now).flatMap((range) => named.map((each) => storedRange(api, each, range, known, signal))),
  )
  const ranges = found.filter((each) => each !== null)
  const paths = new Set(ranges.map(({ path }) => path))
  return {
    userId,
    takenAt: now,
    config: api.config,
    user: { ...user.value, isPlatformAdmin: false },
    calendars: named.filter(({ name }) => paths.has(reportPath(name))).map(({ entry }) => entry),
    ranges,
  }
}

function rangesAround(now: EpochMs): readonly Range[] {
  const current = rangeOf(isoDate(utcDay(now)))
  const next = nextRange(current)
  return [current, rangeBefore(current), next, nextRange(next)]
}

function nameOf(entry: unknown): Named | null {
  const read = v.safeParse(calendarEntry, entry)
  const name = read.success ? readCalendarHref(read.output._links.self.href) : null
  if (!read.success || !name) return null
  const { homeId: userId, calendarId } = name
  return { entry, name: { userId, calendarId }, ctag: ctagOf(read.output) }
}

/** Null if its events cannot be read: somebody shows when they are busy and nothing else, or has just deleted it. */
async function storedRange(
  api: Api,
  { name, ctag }: Named,
  range: Range,
  known: readonly StoredRange[],
  signal: AbortSignal,
): Promise<StoredRange | null> {
  const path = reportPath(name)
  const { match } = queryOf(api, range)
  const same = rangeIn(known, path, match)
  if (same && ctag !== null && same.ctag === ctag) return { ...same, items: null }
  try {
    const { items } = await askRange(api, name, range, signal)
    return { path, match, ctag, items: JSON.stringify(items) }
  } catch (error) {
    const failure = failureBehind(error)
    if (failure === 'forbidden' || failure === 'not-found') return null
    throw error
  }
}
