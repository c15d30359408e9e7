import { sql, type Kysely } from 'kysely'

/** Stores the size of each calendar, so that a write need not count the events of the home. */
export async function sizesOfCalendars(db: Kysely<unknown>): Promise<void> {
  for (const column of ['events', 'bytes']) {
    await db.schema
      .alterTable('calendars')
      .addColumn(column, 'bigint', (definition) => definition.notNull().defaultTo(0))
      .execute()
  }
  await sql`
    update calendars set
      events = (select count(*) from events
        where events.home_id = calendars.home_id and events.calendar_id = calendars.calendar_id),
      bytes = (select coalesce(sum(octet_length(jcal)), 0) from events
        where events.home_id = calendars.home_id and events.calendar_id = calendars.calendar_id)`.execute(db)
}
