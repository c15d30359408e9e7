import type { SchedulingState } from '#domain/scheduling/ItipMessage.ts'
import { isCopyId } from '../../store/copyId.ts'
import type { EventAddress } from '../../store/records.ts'

/** The state with where its meeting lies. A copy of a calendar is no place in the home of its owner. */
export function withPlace(
  state: SchedulingState,
  { calendarId, eventId }: Pick<EventAddress, 'calendarId' | 'eventId'>,
): SchedulingState {
  return isCopyId(calendarId) ? state : { ...state, place: { calendarId, eventId } }
}
