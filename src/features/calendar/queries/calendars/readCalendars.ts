import { t } from '@lingui/core/macro'
import * as v from 'valibot'
import { calendarEntry, defaultCalendarName, type CalendarEntry } from '#contract/calendar.ts'
import { readCalendarHref } from '#contract/hal.ts'
import { colourOf } from '#domain/event/colourOf.ts'
import type { Calendar, WebSource } from './Calendar.ts'
import { ctagOf } from './ctagOf.ts'
import { rightsOf } from './rightsOf.ts'

export type CalendarsRead = {
  readonly calendars: readonly Calendar[]
  /**
   * The ctag of each calendar that has one, by `homeId/id`; it changes with every write (CAL-19). Not part of
   * `Calendar`, so that a calendar stays the identical value when an event is written.
   */
  readonly ctags: Readonly<Record<string, string>>
  /** How many entries could not be read. The others are there (CAL-2). */
  readonly skipped: number
}

/**
 * The calendars of a list as the server sent it (CAL-1, CAL-2): the default one first, the others by
 * `apple:order`.
 *
 * @param userId whose rights they show
 */
export function readCalendars(entries: readonly unknown[], userId: string): CalendarsRead {
  const read = entries.map((entry) => readEntry(entry, userId))
  const found = read.filter((each) => each !== null)
  const byId = new Map(found.map((each) => [`${each.calendar.homeId}/${each.calendar.id}`, each]))
  const calendars = [...byId.values()].toSorted((a, b) => a.order - b.order).map(({ calendar }) => calendar)
  const ctags = Object.fromEntries(
    [...byId].flatMap(([name, { ctag }]) => (ctag === null ? [] : [[name, ctag]])),
  )
  return { calendars, ctags, skipped: read.length - found.length }
}

type Entry = { readonly calendar: Calendar; readonly order: number; readonly ctag: string | null }

function readEntry(input: unknown, userId: string): Entry | null {
  const entry = v.safeParse(calendarEntry, input)
  const name = entry.success ? readCalendarHref(entry.output._links.self.href) : null
  if (!entry.success || !name) return null
  const { homeId, calendarId: id } = name
  const isDefault = id === homeId
  const source = entry.output['calendarserver:source']
  const web = webIn(source)
  const ctag = ctagOf(entry.output)
  return {
    calendar: {
      id,
      homeId,
      isDefault,
      ...wordsOf(entry.output, id, isDefault),
      ...rightsOf(entry.output, userId),
      hasCtag: ctag !== null,
      ownerId: web ? 'web' : ownerOf(entry.output),
      ...(source && { isSubscription: true }),
      ...(web && { web }),
    },
    order: orderOf(entry.output, isDefault),
    ctag,
  }
}

function webIn(source: CalendarEntry['calendarserver:source']): WebSource | null {
  const readAt = Date.parse(source?.['kalends:readAt'] ?? '')
  if (Number.isNaN(readAt)) return null
  const failingSince = Date.parse(source?.['kalends:failingSince'] ?? '')
  return {
    address: source?._links?.self.href ?? '',
    readAt,
    failingSince: Number.isNaN(failingSince) ? null : failingSince,
  }
}

function ownerOf(entry: CalendarEntry): string | null {
  const source =
    entry['calendarserver:delegatedsource'] ?? entry['calendarserver:source']?._links?.self.href ?? ''
  return readCalendarHref(source)?.homeId ?? null
}

function wordsOf(entry: CalendarEntry, id: string, isDefault: boolean) {
  const given = entry['dav:name']?.trim() ?? ''
  const isNamed = given !== '' && given !== defaultCalendarName
  const unnamed = isDefault || given === defaultCalendarName ? t`My calendar` : t`Untitled calendar`
  return {
    name: isNamed ? given : unnamed,
    description: entry['caldav:description'] ?? '',
    colour: colourOf({ id, colour: entry['apple:color'] }),
  }
}

function orderOf({ 'apple:order': order }: CalendarEntry, isDefault: boolean): number {
  const number = order === null || order === undefined || order === '' ? NaN : Number(order)
  if (!Number.isNaN(number)) return number
  return isDefault ? -1 : 0
}
