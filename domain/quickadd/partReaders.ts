import type { FoundParts } from './FoundParts.ts'
import type { QuickAddPartKind, QuickAddReference } from './QuickAddReading.ts'
import { readAmount } from './readAmount.ts'
import { readClock } from './clock/readClock.ts'
import { readClocks } from './clock/readClocks.ts'
import { isMeal } from './clock/withHalf.ts'
import { readDays } from './readDays.ts'
import { readDeadline, readEndDay } from './readEndDay.ts'
import { skipComma } from './dateWords.ts'
import type { DayContext } from './DayContext.ts'
import { readCalendar, readCategory, readGuests, readPlace, readReminder } from './readMarks.ts'
import { readFollowingDays, readSingleDays } from './readListedWeekdays.ts'
import { readFollowingDates, readSingleDates } from './rhythm/readListedDates.ts'
import { readRhythm } from './rhythm/readRhythm.ts'
import { readTimes, readUntil } from './rhythm/readUntil.ts'
import { withoutWeekdays } from './rhythm/withoutWeekdays.ts'
import { daily } from './pattern/WrittenRhythm.ts'
import type { Read, Sentence } from './Sentence.ts'
import { readZone } from './zone/readZone.ts'

/** What readers are given. */
export type Scan = {
  readonly context: DayContext
  readonly sentence: Sentence
  readonly calendars: QuickAddReference['calendars']
  readonly people: NonNullable<QuickAddReference['people']>
  readonly found: FoundParts
  /** The token after the last date, or after the last time. */
  readonly afterDate: number
  readonly afterClock: number
}

/** Reads a part of a sentence at a token: what it adds to what was found. */
type PartReader = {
  readonly kind: QuickAddPartKind
  readonly read: (scan: Scan, at: number) => Read<Partial<FoundParts>> | null
}

/** `value`, or nothing. */
const adding = <Value>(
  read: Read<Value> | null,
  change: (value: Value) => Partial<FoundParts>,
): Read<Partial<FoundParts>> | null => read && { value: change(read.value), next: read.next }

/** Each kind of part, the first that fits counts. */
export const partReaders: readonly PartReader[] = [
  {
    kind: 'calendar',
    read: ({ sentence, calendars, found }, at) =>
      found.calendarId === undefined
        ? adding(readCalendar(sentence, at, calendars), (calendarId) => ({ calendarId }))
        : null,
  },
  {
    kind: 'category',
    read: ({ sentence, found: { categories } }, at) =>
      adding(readCategory(sentence, at), (category) => ({
        categories: categories.includes(category) ? categories : [...categories, category],
      })),
  },
  {
    kind: 'reminder',
    read: (scan, at) => (scan.sentence.find(at, 'remind') ? readReminderHere(scan, at) : null),
  },
  { kind: 'when', read: readAllDay },
  { kind: 'repeats', read: readDailyPart },
  { kind: 'repeats', read: readRhythmHere },
  {
    kind: 'repeats',
    read: ({ sentence, found }, at) =>
      adding(withoutWeekdays(sentence, found.rhythm, at), (rhythm) => ({ rhythm })),
  },
  {
    kind: 'repeats',
    read: ({ sentence, found }, at) =>
      found.rhythm && found.times === undefined
        ? adding(readTimes(sentence, at), (times) => ({ times }))
        : null,
  },
  {
    kind: 'when',
    read: ({ context, found, afterClock, afterDate }, at) =>
      at === afterClock || at === afterDate ? readEndDay(context, at, found, at === afterDate) : null,
  },
  {
    kind: 'when',
    read: ({ context, found }, at) => (found.days || found.rhythm ? null : readFollowingDays(context, at)),
  },
  {
    kind: 'repeats',
    read: ({ context, found }, at) => (found.days || found.rhythm ? null : readSingleDays(context, at)),
  },
  {
    kind: 'when',
    read: ({ context, found }, at) => (found.days || found.rhythm ? null : readFollowingDates(context, at)),
  },
  {
    kind: 'repeats',
    read: ({ context, found }, at) => (found.days || found.rhythm ? null : readSingleDates(context, at)),
  },
  { kind: 'when', read: readDaysHere },
  { kind: 'when', read: readClocksHere },
  { kind: 'when', read: readZoneHere },
  { kind: 'reminder', read: readReminderHere },
  { kind: 'when', read: ({ context, found }, at) => readDeadline(context, at, found) },
  {
    kind: 'repeats',
    read: ({ context, found }, at) =>
      found.until ? null : adding(readUntil(context, at), (until) => ({ until })),
  },
  { kind: 'when', read: readPart },
  { kind: 'when', read: readSoon },
  { kind: 'when', read: readLength },
  {
    kind: 'guest',
    read: ({ sentence, people, found }, at) =>
      adding(readGuests(sentence, at, people), (guests) => ({
        guests: [...new Set([...found.guests, ...guests])],
      })),
  },
  {
    kind: 'place',
    read: (scan, at) =>
      scan.found.place === undefined
        ? adding(
            readPlace(scan.sentence, at, (next) => endsPlace(scan, next)),
            (place) => ({ place }),
          )
        : null,
  },
]

/** `every Tuesday`, and the part of the day after it: `every Tuesday night`, `jeden Montagabend`. */
function readRhythmHere({ context, sentence, found }: Scan, at: number): Read<Partial<FoundParts>> | null {
  const rhythm = found.rhythm ? null : readRhythm(context, at)
  if (rhythm === null) return null
  const part = found.part === undefined ? sentence.find(rhythm.next, 'parts') : null
  return part
    ? { value: { rhythm: rhythm.value, part: part.value }, next: part.next }
    : { value: { rhythm: rhythm.value }, next: rhythm.next }
}

/** `alert 10m`; after times, because `9h 10 min before` has a time in it. */
function readReminderHere({ sentence, found: { reminders } }: Scan, at: number) {
  return adding(readReminder(sentence, at), (minutes) => ({
    reminders: reminders.includes(minutes) ? reminders : [...reminders, minutes],
  }))
}

/** `every morning`: a rhythm with a time. */
function readDailyPart({ sentence, found }: Scan, at: number): Read<Partial<FoundParts>> | null {
  const part = found.rhythm ? null : sentence.find(at, 'dailyParts')
  return part && { value: { rhythm: daily, part: part.value }, next: part.next }
}

/** What can stand after a place without a comma. */
const endsPlace = (scan: Scan, at: number): boolean =>
  !isRoomNumber(scan, at) &&
  partReaders.some(
    ({ kind, read }) =>
      kind !== 'place' && read({ ...scan, found: nothing, afterDate: -1, afterClock: -1 }, at) !== null,
  )

/** `3.12` of `Room 3.12`, where a day and a time have been named. */
function isRoomNumber({ sentence: { tokens }, found: { days, clocks } }: Scan, at: number): boolean {
  const [number, point, other] = tokens.slice(at, at + 3)
  const isDotted = point?.text === '.' && point.isGlued && other?.kind === 'number' && other.isGlued
  return days !== undefined && clocks !== undefined && number?.kind === 'number' && isDotted
}

export const nothing: FoundParts = { guests: [], reminders: [], categories: [] }

function readAllDay({ sentence: { find }, found }: Scan, at: number) {
  const read = found.isAllDay ? null : find(at, 'allDay')
  return read && { value: { isAllDay: true }, next: read.next }
}

/** Dates, and the part of the day after them: `tomorrow evening`, `Montagabend`. */
function readDaysHere({ context, sentence, found }: Scan, at: number): Read<Partial<FoundParts>> | null {
  if (found.days) return null
  const days = readDays(context, at)
  if (days === null) return null
  const part = sentence.find(days.next, 'parts') ?? sentence.find(days.next, 'partsAlone')
  return part
    ? { value: { days: days.value, part: part.value }, next: part.next }
    : { value: { days: days.value }, next: days.next }
}

function readClocksHere(scan: Scan, at: number): Read<Partial<FoundParts>> | null {
  const { context, sentence, found, afterDate } = scan
  if (found.clocks) return null
  const from = at === afterDate ? skipComma(sentence, at) : at
  const clocks = readClocks(sentence, from, at === afterDate)
  if (clocks) {
    // `Montag 9 Uhr morgen`: without a day it would be tomorrow.
    const hasPart = found.days && found.part === undefined && !isMeal(sentence, clocks.next)
    const part = hasPart ? sentence.find(clocks.next, 'parts') : null
    return part
      ? { value: { clocks: clocks.value, part: part.value }, next: part.next }
      : { value: { clocks: clocks.value }, next: clocks.next }
  }
  // `9-11 tomorrow`, `10 tomorrow morning`: a date after it makes a time of a number.
  if (sentence.tokens[at]?.kind !== 'number' || found.days) return null
  const range = readClocks(sentence, at, true)
  const days = readDaysHere(scan, range?.value.end ? range.next : at + 1)
  if (range?.value.end) {
    const isBeforeDate = days !== null || readRhythm(context, range.next) !== null
    return isBeforeDate ? { value: { clocks: range.value }, next: range.next } : null
  }
  const start = readClock(sentence, at, 'at')
  const isTime = days?.value.part !== undefined && start?.next === at + 1
  return isTime ? { value: { clocks: { start: start.value, end: null } }, next: at + 1 } : null
}

/** `2pm EST`, `2pm tomorrow New York time`: of the times that were read. */
function readZoneHere(
  { sentence, found, afterClock, afterDate }: Scan,
  at: number,
): Read<Partial<FoundParts>> | null {
  if (!found.clocks || (at !== afterClock && at !== afterDate)) return null
  const zone = readZone(sentence, at)
  const isOther = found.zone !== undefined && found.zone !== zone?.value
  return isOther ? null : adding(zone, (value) => ({ zone: value }))
}

/** `this evening`, `am Abend`. */
function readPart({ sentence: { find, has }, found }: Scan, at: number): Read<Partial<FoundParts>> | null {
  if (found.part !== undefined) return null
  const read = find(at, 'partsAlone')
  // The small hours that come are those of tomorrow.
  const isToday = read !== null && read.value >= 5 && has(at, 'this', 'tonight')
  return read && { value: { part: read.value, isToday }, next: read.next }
}

/** `in 2 hours`, `dans une demi-heure`. */
function readSoon({ sentence, found }: Scan, at: number): Read<Partial<FoundParts>> | null {
  const before = found.soon === undefined && !found.clocks ? sentence.find(at, 'in') : null
  const amount = before && readAmount(sentence, before.next)
  return amount?.value.unit === 'minute' ? { value: { soon: amount.value.count }, next: amount.next } : null
}

/** `for 45m`, `2 hours`, `2 Stunden lang`, `for 3 days`. */
function readLength({ sentence, found }: Scan, at: number): Read<Partial<FoundParts>> | null {
  const { find } = sentence
  // `every 8 hours` is no length.
  const isEach = [1, 2].some((back) => find(at - back, 'every')?.next === at)
  if (found.amount || isEach) return null
  const before = find(at, 'for') ?? find(at, 'of')
  const amount = readAmount(sentence, before?.next ?? at)
  if (amount === null) return null
  const long = find(amount.next, 'long')
  const isNamed = (before !== null && find(at, 'for') !== null) || long !== null
  if (amount.value.unit !== 'minute' && !isNamed) return null
  if (amount.value.count > 60 * 24 * 31) return null
  return { value: { amount: amount.value }, next: long?.next ?? amount.next }
}
