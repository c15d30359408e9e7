import { expect, test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { emptySqlDatabases } from '../../../testing/emptySqlDatabases.ts'
import { sqlStore } from '../sqlStore.ts'
import { migrate } from '../sqlStoreMigrations.ts'

test.each(emptySqlDatabases)('on %s events with alarms from before are looked at', async (_, open) => {
  const database = await open()
  await migrate(database, '0015-event-history')
  const looks = { name: null, description: null, colour: null, sort_order: null }
  await database.db
    .insertInto('calendars')
    .values({ home_id: 'alice', calendar_id: 'work', ...looks, number: 1, revision: 1 })
    .execute()
  const insert = (eventId: string, jcal: string) =>
    database.db
      .insertInto('events')
      .values({
        home_id: 'alice',
        calendar_id: 'work',
        event_id: eventId,
        uid: eventId,
        jcal,
        etag: '"1"',
        start_utc: epochMs(0),
        last_utc: epochMs(0),
        span_class: 0,
        modified_at: epochMs(7),
      })
      .execute()
  await insert('one', '["vcalendar",[],[["vevent",[],[["valarm",[],[]]]]]]')
  await insert('two', '["vcalendar",[],[]]')
  await migrate(database)
  const rows = await database.db.selectFrom('events').select(['event_id', 'reminders_from']).execute()
  expect(rows.toSorted((one, other) => (one.event_id < other.event_id ? -1 : 1))).toEqual([
    { event_id: 'one', reminders_from: 0 },
    { event_id: 'two', reminders_from: null },
  ])
  await (await sqlStore(database)).close()
})
