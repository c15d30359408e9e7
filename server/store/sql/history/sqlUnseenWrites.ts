import { sql, type Transaction } from 'kysely'
import type { Deletion } from '../../BinStore.ts'
import type { EventAddress } from '../../records.ts'
import type { SqlSchema } from '../sqlSchema.ts'

type Db = Transaction<SqlSchema>

/** Remembers that an event moves inside of its home, in the same transaction. */
export async function rememberMove(
  db: Db,
  from: EventAddress,
  to: EventAddress,
  { id, at, by, until }: Deletion,
): Promise<void> {
  await sql`
    insert into event_moves (id, home_id, from_calendar, from_event, to_calendar, to_event, number,
      moved_at, moved_by, expires_at)
    select ${id}, ${from.homeId}, ${from.calendarId}, ${from.eventId}, ${to.calendarId}, ${to.eventId},
      coalesce(max(number), 0) + 1, ${at}, ${by}, ${until}
    from event_moves where home_id = ${from.homeId}`.execute(db)
}

/** Remembers a calendar for everybody with whom it was shared, before it is deleted in the same transaction. */
export async function rememberDeleted(
  db: Db,
  { homeId, calendarId }: Pick<EventAddress, 'homeId' | 'calendarId'>,
  { at, by, until }: Deletion,
): Promise<void> {
  await sql`
    insert into deleted_calendars (user_id, copy_id, home_id, name, events, deleted_at, deleted_by, expires_at)
    select shares.user_id, shares.copy_id, shares.home_id, coalesce(shares.name, calendars.name),
      calendars.events, ${at}, ${by}, ${until}
    from shares inner join calendars on calendars.home_id = shares.home_id
      and calendars.calendar_id = shares.calendar_id
    where shares.home_id = ${homeId} and shares.calendar_id = ${calendarId}
      and shares.status = 'accepted' and shares.granted <> 'freebusy'`.execute(db)
}
