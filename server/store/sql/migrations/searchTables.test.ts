import { expect, test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { emptySqlDatabases } from '../../../testing/emptySqlDatabases.ts'
import { sqlStore } from '../sqlStore.ts'
import { migrate } from '../sqlStoreMigrations.ts'

test.each(emptySqlDatabases)('on %s events from before the search are found', async (_, open) => {
  const database = await open()
  const { db } = database
  await migrate(database, '0011-pins')
  const address = { home_id: 'h', calendar_id: 'work' }
  await db
    .insertInto('calendars')
    .values({
      ...address,
      number: 1,
      name: null,
      description: null,
      colour: null,
      sort_order: null,
      revision: 1,
    })
    .execute()
  const ids = Array.from({ length: 120 }, (_each, index) => `event-${index}`)
  await db
    .insertInto('events')
    .values(
      ids.map((event_id, index) => ({
        ...address,
        event_id,
        uid: event_id,
        jcal: JSON.stringify([
          'vcalendar',
          [],
          [['vevent', [['summary', {}, 'text', `Déjeuner ${index}`]], []]],
        ]),
        etag: '"1"',
        start_utc: epochMs(index),
        last_utc: epochMs(index),
        span_class: 0,
        modified_at: epochMs(0),
      })),
    )
    .execute()
  await migrate(database)
  const { events, close } = await sqlStore(database)
  const found = (words: readonly string[]) =>
    events.search({
      calendars: [{ homeId: 'h', calendarId: 'work', withPrivate: true }],
      words,
      organizers: [],
      attendees: [],
      limit: 1,
      offset: 0,
    })
  expect(await found(['dejeuner'])).toEqual({
    total: 120,
    addresses: [{ homeId: 'h', calendarId: 'work', eventId: 'event-119' }],
  })
  expect((await found(['57'])).addresses[0]?.eventId).toBe('event-57')
  await close()
})
