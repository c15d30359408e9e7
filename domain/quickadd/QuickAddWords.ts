import type { Weekday } from '../time/units.ts'

export type LengthUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'
type Phrases = readonly string[]
type Valued<Value> = Readonly<Record<string, Value>>

/**
 * The words of a language, without accents and capitals. A phrase has up to five words; points, hyphens and
 * apostrophes in it may be missing.
 */
export type QuickAddWords = {
  /** Names besides those of `DateLanguage`: what people write. */
  readonly weekdays: Valued<Weekday>
  /** Short names of days that are other words too: `sat`, `mar`. */
  readonly doubtful: Phrases
  /** Those of them that with their point stand before a name too: `Fr. Weber`. */
  readonly salutations: Phrases
  /** Names of a weekday that say every week: `mondays`. */
  readonly weekly: Valued<Weekday>
  readonly months: Valued<number>
  /** Days from today: `tomorrow` is 1. */
  readonly days: Valued<number>
  /** Parts of the day after a date or a time, and the hour they begin with. */
  readonly parts: Valued<number>
  /** Parts of the day that need no date: `in the evening`. */
  readonly partsAlone: Valued<number>
  /** Those of them that are of today, and do not say `this`. */
  readonly tonight: Phrases
  /** Parts of the day in which 12:30 is after midnight: `in the morning`. */
  readonly smallHours: Phrases
  /** Whether a weekday and a part are written as one word: `Montagabend`. */
  readonly hasCompounds: boolean
  /** Hours with a name: noon is 12, midnight 24. */
  readonly clocks: Valued<number>
  /** Minutes that come before their hour: `half past` 30, `halb` -30. */
  readonly ahead: Valued<number>
  /** Minutes that come after their hour: `et demie` 30. */
  readonly behind: Valued<number>
  /** Minutes in digits before and after their hour: `5 past 3`, `5 vor 12`. */
  readonly past: Phrases
  readonly toHour: Phrases
  /** Minutes in digits after the hour that they are missing to: `3 heures moins 10`. */
  readonly minus: Phrases
  /** Minutes in digits after an hour without a sign: `las 3 y 10`. */
  readonly plus: Phrases
  readonly units: Valued<LengthUnit>
  /** Two weeks. */
  readonly fortnights: Phrases
  /** Numbers of days from now that mean a number of weeks: `quinze` (`jours`) is 14. */
  readonly roughDays: Valued<number>
  readonly numbers: Valued<number>
  /** Minutes: `half an hour`. */
  readonly lengths: Valued<number>
  /** `first` is 1, `last` -1. */
  readonly nth: Valued<number>
  readonly rhythms: Valued<LengthUnit>
  /** After a number and a hyphen: `14-tägig`. */
  readonly countedRhythms: Valued<LengthUnit>
  readonly fortnightly: Phrases
  /** How many months from one to the next: `quarterly` is 3. */
  readonly monthRhythms: Valued<number>
  /** Several months as one, after `every`: `quarter` is 3. */
  readonly monthSpans: Valued<number>
  /** Titles of events that are in the evening if their hour could be in the morning. */
  readonly evening: Phrases
  readonly am: Phrases
  readonly pm: Phrases
  readonly oclock: Phrases
  /** The hour from which on a time written with its minutes is in the morning: `6:42`, while `3:30` is at 15:30. */
  readonly morningFrom: number
  /** Whether `14h` is a time of day. */
  readonly hasClockLetter: boolean
  /** After a city whose time is meant: `New York time`. */
  readonly localTime: Phrases
  /** Before it: `heure de Paris`. */
  readonly timeOf: Phrases
  /** Before a time. */
  readonly at: Phrases
  readonly from: Phrases
  readonly to: Phrases
  /** What of `from` and `to` stands before a day, never before an hour: `vom`, `del`, `al`. */
  readonly beforeDay: Phrases
  /** After `between`. */
  readonly and: Phrases
  readonly until: Phrases
  /** Before a date. */
  readonly on: Phrases
  /** What of `on` can stand before a title too: `the 2nd interview`. */
  readonly articles: Phrases
  /** Before several days of each month: `les 1er et 15 du mois`. */
  readonly onSeveral: Phrases
  /** Whether a number after `on` is a day of the month, also without `th`. */
  readonly hasBareDays: boolean
  /** Between a day and its month. */
  readonly of: Phrases
  readonly ordinal: Phrases
  readonly next: Phrases
  readonly this: Phrases
  /** `next`, after its word. */
  readonly coming: Phrases
  /** Before and after what comes after the next one: `übernächsten Montag`, `the week after next`. */
  readonly nextButOne: Phrases
  readonly comingButOne: Phrases
  /** Before and after a weekday, where the one that is over is meant: `last Friday`, `viernes pasado`. */
  readonly previous: Phrases
  readonly gone: Phrases
  /** After a day, how many days later is meant: `Tuesday week` is 7. */
  readonly weeksLater: Valued<number>
  /** Between a number of weeks and the weekday that they begin with: `a week on Tuesday`. */
  readonly weeksFrom: Phrases
  /** Whether `next Friday` is the one of the next week, and not the first to come. */
  readonly skipsThisWeek: boolean
  readonly weekend: Phrases
  /** Every weekend: `weekends`. */
  readonly weekends: Phrases
  readonly workdays: Phrases
  /** Those that are none. */
  readonly daysOff: Phrases
  /** A part of every day, and its hour: `every morning`. */
  readonly dailyParts: Valued<number>
  readonly monthEnd: Phrases
  /** The end of the year without `the end of`, read after `until` alone: `Jahresende`. */
  readonly yearEnd: Phrases
  /** Before the month whose last day is meant: `end of December`. */
  readonly endOf: Phrases
  /** Between a weekday and the month that it is in: `first Friday in December`. */
  readonly inMonth: Phrases
  /** Before a number of days from now. */
  readonly in: Phrases
  /** After it. */
  readonly fromNow: Phrases
  readonly for: Phrases
  /** After a length: `lang`. */
  readonly long: Phrases
  readonly every: Phrases
  readonly other: Phrases
  /** After one day or week, where every other one is meant: `un mardi sur deux`. */
  readonly otherAfter: Phrases
  readonly ofMonth: Phrases
  readonly times: Phrases
  readonly remind: Phrases
  readonly before: Phrases
  readonly allDay: Phrases
  readonly week: Phrases
  readonly with: Phrases
  /** Before a place, whatever it is. */
  readonly place: Phrases
  /** Before a place if it has a capital letter, a digit or quotes. */
  readonly placeNamed: Phrases
  /** Before a day that is not meant: `except`. */
  readonly except: Phrases
  /** Before a week, a month or a year of which only a part is meant: `early`, `Mitte`. */
  readonly partOf: Phrases
  /** What a number belongs to that is no hour: `salle 4`. */
  readonly numbered: Phrases
  /** A place ends before these. */
  readonly stop: Phrases
}
