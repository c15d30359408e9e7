import { parseICalendar, type ICalendarReading } from '#domain/ical/parseICalendar.ts'

/** A file read strictly, and with guessed times; both are the same value if there is nothing to guess. */
export type FileReading = { readonly strict: ICalendarReading; readonly guessed: ICalendarReading }

/** Reads a file, and a second time if times can be guessed. */
export function readBoth(text: string): FileReading {
  const strict = parseICalendar(text)
  const canGuess = strict.skipped.some((each) => each.canGuess)
  return { strict, guessed: canGuess ? parseICalendar(text, { isGuessing: true }) : strict }
}
