import * as v from 'valibot'
import { lengths, listOf, textUpTo } from '../lengths.ts'

const name = v.pipe(textUpTo(lengths.name), v.nonEmpty('must not be empty'))
const href = textUpTo(lengths.href)
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #3366cc'))
const wholeNumber = (from: number, to: number) =>
  v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(from, `must be at least ${from}`),
    v.maxValue(to, `must be at most ${to}`),
  )
const listUpTo = <Item extends v.GenericSchema>(item: Item, limit: number) =>
  v.pipe(v.array(item, 'must be a list'), v.maxLength(limit, `must have at most ${limit} entries`))

/** A list would be read as an object without members. */
const noList = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), 'must not be a list'),
)
const members = <Entries extends v.ObjectEntries>(entries: Entries) => v.pipe(noList, v.strictObject(entries))

/** RFC 5646: `en`, `pt-BR`, `zh-Hant`. */
const language = v.pipe(
  textUpTo(35),
  v.regex(/^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i, 'must be a language such as de or pt-BR'),
)
/** Only the form is checked: which zones exist differs between machines. */
const zone = v.pipe(
  textUpTo(lengths.name),
  v.regex(/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/, 'must be a time zone such as Europe/Paris'),
)
const timeOfDay = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'must be a time such as 09:00'),
)

/** The working hours of a day; the end is exclusive and after the start. */
const hours = v.pipe(
  members({ start: timeOfDay, end: timeOfDay }),
  v.check(({ start, end }) => start < end, 'must end after it starts'),
)
/** The hours of one weekday; several with breaks between them; none on a day off. */
const hoursOfDay = v.optional(listUpTo(hours, 4))

/** The working hours of a week; what a day's default is, the application decides. */
export const workingHours = members({
  sunday: hoursOfDay,
  monday: hoursOfDay,
  tuesday: hoursOfDay,
  wednesday: hoursOfDay,
  thursday: hoursOfDay,
  friday: hoursOfDay,
  saturday: hoursOfDay,
})
export type WorkingHoursSettings = v.InferOutput<typeof workingHours>

const recordOf = <Value extends v.GenericSchema>(value: Value) => v.pipe(noList, v.record(name, value))

const minutesBefore = v.optional(listUpTo(wholeNumber(0, 40_320), 5))
const allDayMinutesBefore = v.optional(listUpTo(wholeNumber(-1439, 40_320), 5))

/** More of them no person keeps. */
export const maxSavedSearches = 50
export const maxCalendarSets = 50

/**
 * What a person chose (USR-1). Everything is optional: what is missing was never chosen, or reset, and the
 * application decides. Hrefs of calendars are in any form of CAL-3.
 */
export const userSettings = members({
  language: v.optional(language),
  /** `system`: as the device has it. */
  theme: v.optional(v.picklist(['system', 'light', 'dark'])),
  homeZone: v.optional(zone),
  /** Further zones beside the hours, in order. */
  secondZones: v.optional(listUpTo(zone, 4)),
  clock: v.optional(v.picklist(['12h', '24h'])),
  /** 0 is Sunday. */
  firstDay: v.optional(wholeNumber(0, 6)),
  workingHours: v.optional(workingHours),
  weekends: v.optional(v.picklist(['shown', 'hidden'])),
  weekNumbers: v.optional(v.picklist(['shown', 'hidden'])),
  /** How long a new event is, in minutes. */
  defaultLength: v.optional(wholeNumber(5, 1440)),
  density: v.optional(v.picklist(['compact', 'normal', 'roomy'])),
  declined: v.optional(v.picklist(['struck', 'hidden'])),
  past: v.optional(v.picklist(['normal', 'dimmed'])),
  /** Whether events bear the monograms of their calendars. */
  monograms: v.optional(v.picklist(['shown', 'hidden'])),
  /** Whether weeks fold nights and empty weekends to a strip. */
  nights: v.optional(v.picklist(['shown', 'folded'])),
  /** Whether weeks show the light of the day at the home zone, and the moon. */
  daylight: v.optional(v.picklist(['shown', 'hidden'])),
  views: v.optional(
    members({
      /** The view to begin with, by its name in addresses, and the one on narrow screens. */
      first: v.optional(name),
      firstNarrow: v.optional(name),
      /** For views with a chosen length. */
      days: v.optional(wholeNumber(1, 9)),
      weeks: v.optional(wholeNumber(2, 6)),
    }),
  ),
  hiddenCalendars: v.optional(listOf(href)),
  /** The calendars of others of which the person was told, and which they accepted (CAL-25). */
  answeredShares: v.optional(listOf(href)),
  calendarSets: v.optional(
    listUpTo(members({ name, key: v.optional(textUpTo(20)), calendars: listOf(href) }), maxCalendarSets),
  ),
  savedSearches: v.optional(
    listUpTo(
      members({
        name,
        query: textUpTo(lengths.name),
        colour: v.optional(colour),
        /** Whether the other events recede in every view (the default), or are left out. */
        mode: v.optional(v.picklist(['highlight', 'isolate'])),
      }),
      maxSavedSearches,
    ),
  ),
  /** Whether keyboard shortcuts are on. */
  hasShortcuts: v.optional(v.boolean()),
  /** Keys by the name of their action; an empty text: none. */
  shortcuts: v.optional(recordOf(textUpTo(40))),
  /** The colours of categories, as CSS names them. */
  categoryColours: v.optional(recordOf(textUpTo(40))),
  notifications: v.optional(
    members({
      isOn: v.optional(v.boolean()),
      /** Of new events; none: no reminder. */
      minutesBefore,
      /** When new all-day events remind on their day. */
      allDayAt: v.optional(timeOfDay),
      /** The same in minutes before that day begins, -540 at nine on it; it counts before `allDayAt`. */
      allDayMinutesBefore,
      /** Of new events in one calendar, by `<home>/<calendar>`, in place of those above. */
      calendars: v.optional(
        recordOf(members({ minutesBefore, allDayAt: v.optional(textUpTo(5)), allDayMinutesBefore })),
      ),
      hasSound: v.optional(v.boolean()),
      /** Whether reminders come by e-mail too (USR-2). */
      byMail: v.optional(v.boolean()),
    }),
  ),
  /** Up to when the person has looked at what others changed (CAL-34). */
  looked: v.optional(
    members({
      /** Everything up to this moment, as `toISOString` writes it; nothing unless it is there. */
      until: v.optional(name),
      /** What was looked at beyond: events by their ids of CAL-34, and up to when. */
      events: v.optional(listOf(members({ id: name, until: name }))),
    }),
  ),
  /** Who may see when this person is busy (CAL-27). */
  freeBusy: v.optional(v.picklist(['domain', 'nobody'])),
  /** Who is also sent this person's home zone and working hours (CAL-27). */
  workingTime: v.optional(v.picklist(['domain', 'nobody'])),
})
export type UserSettings = v.InferOutput<typeof userSettings>

/**
 * The readable part of stored settings, member by member: what another version stored may have no meaning in
 * this one, and counts as not chosen.
 */
export function readUserSettings(stored: Readonly<Record<string, unknown>>): UserSettings {
  const known = Object.entries(stored).filter(([member, value]) => v.is(userSettings, { [member]: value }))
  return v.parse(userSettings, Object.fromEntries(known))
}

/** The maximum size of a change, and of the settings after it, in bytes. */
export const maxUserSettingsBytes = 64 * 1024
