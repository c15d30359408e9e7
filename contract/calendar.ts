import * as v from 'valibot'
import { selfLink } from './hal.ts'
import { jCal } from './jcal.ts'
import { accessEntry, invited } from './sharing/accessList.ts'
import { lengths, listOf, textUpTo } from './lengths.ts'
import { rangeAsked } from './reports/rangeAsked.ts'

const optionalText = v.nullish(v.string())

/** One calendar of a home as deployed servers send it: nearly everything may be missing (CAL-1, CAL-2). */
export const calendarEntry = v.looseObject({
  _links: selfLink,
  'dav:name': optionalText,
  'caldav:description': optionalText,
  'calendarserver:ctag': optionalText,
  'apple:color': optionalText,
  'apple:order': v.nullish(v.union([v.number(), v.string()])),
  /** Who may do what. An unreadable list counts as a missing one. */
  acl: v.fallback(v.optional(v.array(accessEntry)), undefined),
  /** Who has the calendar (CAL-24). An unreadable list counts as a missing one. */
  invite: v.fallback(v.optional(v.array(invited)), undefined),
  /** Of a calendar of somebody else: the path of the calendar that it is a copy of (CAL-24). */
  'calendarserver:delegatedsource': optionalText,
  /** How many of its events have an organizer and are still to come; only with `?withMeetings=true`. */
  'kalends:meetings': v.fallback(v.optional(v.number()), undefined),
  /**
   * Of a subscription: the entry of the calendar that it shows (CAL-24). Of a calendar on the web (CAL-31) its
   * address, when it was read, and since when it could not be.
   */
  'calendarserver:source': v.fallback(
    v.optional(
      v.looseObject({
        _links: v.optional(selfLink),
        'calendarserver:ctag': optionalText,
        'kalends:readAt': optionalText,
        'kalends:failingSince': optionalText,
      }),
    ),
    undefined,
  ),
})
export type CalendarEntry = v.InferOutput<typeof calendarEntry>

const feature = v.optional(v.boolean(), false)

/**
 * What a server's calendars can do beyond what every server of the family can. What a server does not list,
 * it cannot do (CAL-36).
 */
export const calendarFeatures = v.object({
  /** A REPORT answers series as they are stored if `expand` is false (CAL-9). */
  expandFalse: feature,
  /** jCal is kept as it is sent. */
  exactJCal: feature,
  /** One event in a range, events by their paths, many calendars in one query (CAL-35). */
  eventReport: feature,
  eventPaths: feature,
  calendarsQuery: feature,
  /** An answer to a sync token says whether everything it does not list is unchanged (CAL-19). */
  incrementalSync: feature,
  /** The service has a full text search of events (CAL-32). */
  search: feature,
  /** What was deleted can be restored from a bin (CAL-34). */
  bin: feature,
  /** Former states of events can be brought back (CAL-34). */
  eventHistory: feature,
  /** Calendars can be shared with other people (CAL-23). */
  sharing: feature,
  /** Guests who use the service are told of events (CAL-28). */
  invitations: feature,
  /** People tell when they are busy (CAL-27). */
  freeBusy: feature,
  /** Calendars can be public in a domain (CAL-26). */
  publicCalendars: feature,
  /** Changes are told as they happen (CAL-33). */
  changes: feature,
  /** Whether it tells what others changed since a person last looked (CAL-34). */
  unseenChanges: feature,
})
export type CalendarFeatures = v.InferOutput<typeof calendarFeatures>

/**
 * The list of calendars, entries not parsed, so that a bad one does not spoil the others (CAL-2).
 * `kalends:features` is ours (CAL-36).
 */
export const calendarList = v.looseObject({
  'kalends:features': v.fallback(v.optional(calendarFeatures), undefined),
  _embedded: v.optional(v.looseObject({ 'dav:calendar': v.optional(v.array(v.unknown()), []) })),
})

/** The name of a default calendar without a name of its own (CAL-2): show a translated name instead. */
export const defaultCalendarName = '#default'

const colour = v.pipe(
  v.string(),
  v.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i, 'must be a colour such as #3366cc'),
)
const calendarName = v.pipe(
  textUpTo(lengths.calendarName),
  v.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must not hold control characters'),
)
const calendarDescription = v.pipe(textUpTo(lengths.description), v.regex(/^[^\0\p{Cs}]*$/u, 'must be text'))

const calendarOrder = v.union([v.number(), textUpTo(lengths.name)])

const calendarId = v.pipe(
  textUpTo(lengths.id),
  v.nonEmpty('must not be empty'),
  v.check(
    (id) => !/[/\\\p{Cc}\p{Cs}]/u.test(id) && !id.includes('..') && id !== '.',
    'must not hold "/", "\\", ".." or control characters',
  ),
)

/** The body of CAL-4: only `id` is required, and `apple:order` is ours. */
export const newCalendar = v.object({
  id: calendarId,
  'dav:name': v.nullish(calendarName),
  'apple:color': v.nullish(colour),
  'caldav:description': v.nullish(calendarDescription),
  'apple:order': v.nullish(calendarOrder),
  /** The calendar to subscribe to (CAL-26), or the web address of a file (CAL-31). */
  'calendarserver:source': v.optional(v.looseObject({ href: textUpTo(lengths.href) })),
})
export type NewCalendar = v.InferOutput<typeof newCalendar>

/** The body of CAL-5: any of the properties; unknown ones are ignored. */
export const calendarChange = v.object({
  'dav:name': v.optional(v.nullable(calendarName)),
  'apple:color': v.optional(v.nullable(colour)),
  'caldav:description': v.optional(v.nullable(calendarDescription)),
  'apple:order': v.optional(calendarOrder),
})
export type CalendarChange = v.InferOutput<typeof calendarChange>

/**
 * The body of a REPORT: a half-open UTC range (CAL-8), a uid on a home, or a sync token (CAL-19). `expand` is
 * ours (CAL-9).
 */
export const reportQuery = v.object({
  match: v.optional(rangeAsked),
  uid: v.optional(textUpTo(lengths.uid)),
  'sync-token': v.optional(textUpTo(lengths.syncToken)),
  expand: v.optional(v.boolean()),
  /** Another kind of report: `free-busy-query` of a calendar (CAL-27); any other is refused (CAL-22). */
  type: v.optional(textUpTo(lengths.name)),
})
export type ReportQuery = v.InferOutput<typeof reportQuery>

const hrefs = listOf(textUpTo(lengths.href))

/** The body of a REPORT on all calendars: the hrefs of events, of any home, in any form of CAL-3 (CAL-35). */
export const eventPathsQuery = v.object({ eventPaths: hrefs })
export type EventPathsQuery = v.InferOutput<typeof eventPathsQuery>

/**
 * The body of a query of many calendars, by their hrefs in any form of CAL-3 (CAL-35). `expand` is ours
 * (CAL-9).
 */
export const calendarsQuery = v.object({
  scope: v.object({ calendars: hrefs }),
  match: rangeAsked,
  expand: v.optional(v.boolean()),
})
export type CalendarsQuery = v.InferOutput<typeof calendarsQuery>

/** One object of a REPORT (CAL-7), or all of one on an event (CAL-35). */
export const reportItem = v.looseObject({
  _links: selfLink,
  etag: v.nullish(v.string()),
  data: jCal,
  status: v.nullish(v.number()),
})
export type ReportItem = v.InferOutput<typeof reportItem>

/** The objects embedded in an answer, not parsed, so that a bad one does not spoil the others (CAL-7). */
export const embeddedItems = v.looseObject({
  'dav:item': v.array(v.unknown()),
  'sync-token': v.nullish(v.string()),
})

/**
 * The answer to a REPORT, or a bare array of jCal; items not parsed, so that a bad one does not spoil the
 * others (CAL-6, CAL-7).
 */
export const reportAnswer = v.union([
  v.looseObject({
    _embedded: embeddedItems,
  }),
  v.array(v.unknown()),
])

/**
 * The answer to a REPORT with a sync token, items not parsed; deployed servers embed them (CAL-19).
 * `isIncremental` is ours: everything that is not listed is unchanged since the token.
 */
export const syncAnswer = v.union([
  v.looseObject({
    'dav:item': v.array(v.unknown()),
    'sync-token': v.string(),
    isIncremental: v.optional(v.boolean()),
  }),
  v.pipe(
    v.looseObject({
      _embedded: embeddedItems,
      'sync-token': v.nullish(v.string()),
      isIncremental: v.optional(v.boolean()),
    }),
    v.transform(({ _embedded, 'sync-token': token, isIncremental }) => ({
      'dav:item': _embedded['dav:item'],
      'sync-token': token ?? _embedded['sync-token'] ?? '',
      isIncremental,
    })),
  ),
])

/** The answer to PUT of an event (CAL-12); deployed servers send nothing. */
export const eventReceipt = v.object({ id: v.string() })

/** The answer to DELETE of an event (CAL-15). `inBin` is there if the bin had no room for it (CAL-34). */
export const deletionReceipt = v.object({ id: v.string(), inBin: v.optional(v.literal(false)) })
