import type { Transaction } from 'kysely'
import type { CalendarRecord } from '../../records.ts'
import type { SqlSchema } from '../sqlSchema.ts'

/** Whether a home has exactly these calendars, and each as it was read. */
export async function areKnownCalendars(
  db: Transaction<SqlSchema>,
  homeId: string,
  known: readonly CalendarRecord[],
): Promise<boolean> {
  const rows = await db
    .selectFrom('calendars')
    .select(['calendar_id', 'revision'])
    .where('home_id', '=', homeId)
    .execute()
  const revisions = new Map(rows.map((row) => [row.calendar_id, row.revision]))
  return (
    rows.length === known.length &&
    known.every(({ calendarId, revision }) => revisions.get(calendarId) === revision)
  )
}
