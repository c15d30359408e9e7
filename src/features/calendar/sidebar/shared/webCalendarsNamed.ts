import { foldText } from '#domain/search/foldText.ts'
import type { Calendar } from '../../queries/calendars/Calendar.ts'

/** The calendars on the web whose names have what was typed. */
export function webCalendarsNamed(filter: string, calendars: readonly Calendar[]): readonly Calendar[] {
  const typed = foldText(filter.trim())
  return calendars.filter(({ web, name }) => web !== undefined && foldText(name).includes(typed))
}
