import type { Window } from '#domain/time/Window.ts'
import type { EventRecord } from '../../store/records.ts'
import { eventText } from '../answers/hal.ts'
import { touches } from './readRange.ts'
import { damagedEvent } from '../rules.ts'
import { rangeData, withoutEvents } from '../objects/stored.ts'

/**
 * One event in a range, expanded or as it is stored, as JSON text; without VEVENT if it has no instance in
 * the range (CAL-35).
 *
 * @throws {HttpError} not-found if it is damaged
 */
export function reportEvent(event: EventRecord, range: Window, expand: boolean): string {
  const inRange = touches(event, range) ? rangeData(event.jcal, range, expand) : 'outside'
  const data = inRange === 'outside' ? withoutEvents(event.jcal) : inRange
  return typeof data === 'string' ? damagedEvent() : eventText(event, data)
}
