import { expect, test } from 'vitest'
import { epochMs } from '#domain/time/units.ts'
import { emptySqlDatabases } from '../../../testing/emptySqlDatabases.ts'
import { migrate } from '../sqlStoreMigrations.ts'

test.each(emptySqlDatabases)(
  'on %s states from before a move may have been shown anywhere',
  async (_, open) => {
    const database = await open()
    const { db } = database
    await migrate(database, '0026-unseen')
    const place = { home_id: 'h', calendar_id: 'work', event_id: 'one' }
    const text = {
      jcal: '[]',
      etag: '"1"',
      bytes: 2,
      modified_by: null,
      expires_at: epochMs(99),
      bin_id: null,
    }
    for (const number of [1, 2])
      await db
        .insertInto('event_versions')
        .values({ ...place, ...text, id: `v${number}`, version: number, modified_at: epochMs(number * 10) })
        .execute()
    const ends = { from_calendar: 'diary', from_event: 'one', to_calendar: 'work', to_event: 'one' }
    const move = { id: 'm1', home_id: 'h', number: 1, moved_at: epochMs(15), moved_by: 'h' }
    await db
      .insertInto('event_moves')
      .values({ ...ends, ...move, expires_at: epochMs(99) })
      .execute()
    await migrate(database)
    const rows = await db.selectFrom('event_versions').select(['id', 'shown_in']).orderBy('id').execute()
    expect(rows).toEqual([
      { id: 'v1', shown_in: null },
      { id: 'v2', shown_in: 'work' },
    ])
    await db.destroy()
  },
)
