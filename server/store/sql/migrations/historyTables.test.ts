import { expect, test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { emptySqlDatabases } from '../../../testing/emptySqlDatabases.ts'
import { sqlStore } from '../sqlStore.ts'
import { migrate } from '../sqlStoreMigrations.ts'

test.each(emptySqlDatabases)('on %s of events from before the history nothing is known', async (_, open) => {
  const database = await open()
  const { db } = database
  await migrate(database, '0014-words-of-people')
  const at = { home_id: 'h', calendar_id: 'work' }
  const looks = { name: null, description: null, colour: null, sort_order: null }
  await db
    .insertInto('calendars')
    .values({ ...at, ...looks, number: 1, revision: 1 })
    .execute()
  const event = { homeId: 'h', calendarId: 'work', eventId: 'one', uid: 'one', jcal: '[]', etag: '"1"' }
  const times = { startUtc: epochMs(0), lastUtc: epochMs(0), modifiedAt: epochMs(7) }
  const row = { event_id: 'one', uid: 'one', jcal: '[]', etag: '"1"', modified_at: epochMs(7) }
  const span = { start_utc: epochMs(0), last_utc: epochMs(0), span_class: 0 }
  await db
    .insertInto('events')
    .values({ ...at, ...row, ...span })
    .execute()
  await migrate(database)
  const { events, history, close } = await sqlStore(database)
  const writer = {
    id: 'v1',
    by: 'alice',
    until: epochMs(9),
    limit: { perEvent: 2, perHome: 2, bytes: 99 },
  }
  await events.put({ ...event, ...times, etag: '"2"' }, { kind: 'none' }, undefined, writer)
  expect(await history.of(event, epochMs(0))).toEqual([
    { number: 2, jcal: '[]', etag: '"2"', at: 7, by: 'alice', shownIn: 'work' },
    { number: 0, jcal: '[]', etag: '"1"', at: 7, by: null, shownIn: 'work' },
  ])
  await close()
})
