import { parseICalendar } from '#domain/ical/parseICalendar.ts'
import type { FileReading } from './readFile.ts'

/** Reads a file, and once more where times can be guessed. */
export function readBoth(text: string): FileReading {
  const strict = parseICalendar(text)
  const canGuess = strict.skipped.some((each) => each.canGuess)
  return { strict, guessed: canGuess ? parseICalendar(text, { isGuessing: true }) : strict }
}
