import { parseICalendar, type ICalendarReading } from '#domain/ical/parseICalendar.ts'
import { timelessMethods } from '#domain/scheduling/ItipMessage.ts'

/**
 * A file read strictly, with guessed times, and as a message that may name its event without a time; all are the same
 * value if there is nothing else to read.
 */
export type FileReading = {
  readonly strict: ICalendarReading
  readonly guessed: ICalendarReading
  readonly message: ICalendarReading
}

/** Reads a file, and a second time if times can be guessed or need not be there. */
export function readBoth(text: string): FileReading {
  const strict = parseICalendar(text)
  const { method, skipped } = strict
  const canGuess = skipped.some((each) => each.canGuess)
  const isNamed = skipped.length > 0 && timelessMethods.some((each) => each === method)
  return {
    strict,
    guessed: canGuess ? parseICalendar(text, { isGuessing: true }) : strict,
    message: isNamed ? parseICalendar(text, { isTimeless: true }) : strict,
  }
}
