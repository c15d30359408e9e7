import type { Kysely } from 'kysely'
import type { CalendarRecord } from '../records.ts'
import type { SqlSchema } from './sqlSchema.ts'

/** Adds a calendar after the others of its home. The caller provides the transaction. */
export async function insertCalendar(
  db: Kysely<SqlSchema>,
  { homeId, calendarId, order, name, description, colour, revision }: CalendarRecord,
  limit = Infinity,
): Promise<'created' | 'exists' | 'full'> {
  const { last, count } = await db
    .selectFrom('calendars')
    .select(({ fn }) => [fn.max('number').as('last'), fn.countAll<number>().as('count')])
    .where('home_id', '=', homeId)
    .executeTakeFirstOrThrow()
  if (count >= limit) {
    const address = { home_id: homeId, calendar_id: calendarId }
    const there = await db
      .selectFrom('calendars')
      .select('number')
      .where(({ and }) => and(address))
      .execute()
    return there.length > 0 ? 'exists' : 'full'
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('calendars')
    .values({
      home_id: homeId,
      calendar_id: calendarId,
      number: (last ?? 0) + 1,
      name,
      description,
      colour,
      sort_order: order,
      revision,
    })
    .onConflict((conflict) => conflict.columns(['home_id', 'calendar_id']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n ? 'created' : 'exists'
}
