import { sql } from 'kysely'
import type { EventAddress } from '../records.ts'

/** Whether a row is of the event at this address. */
export const isAt = ({ homeId, calendarId, eventId }: EventAddress) =>
  sql<boolean>`home_id = ${homeId} and calendar_id = ${calendarId} and event_id = ${eventId}`
