import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptySqlDatabases } from '../../testing/emptySqlDatabases.ts'
import { sqlStore } from './sqlStore.ts'
import { migrate } from './sqlStoreMigrations.ts'

const listed = {
  'sign-on-history': [
    { id: 'b', at: 2, by: 'ada', restoredFrom: 'a', sealed: 'second' },
    { id: 'a', at: 1, by: null, sealed: 'first' },
  ],
  'sign-on-audit': [
    {
      at: 2,
      by: 'ada',
      from: '203.0.113.7',
      action: 'restored',
      changes: [{ path: 'issuer_url', kind: 'changed' }],
    },
  ],
}

test.each(emptySqlDatabases)(
  'on %s the versions and the audit of version 0.1 become rows, in their order',
  async (_, open) => {
    const database = await open()
    await migrate(database, '0005-passing')
    const rows = [
      { module: 'core', name: 'openid-connect', value: '{"clients":[]}' },
      ...Object.entries(listed).map(([name, value]) => ({
        module: 'kalends',
        name,
        value: JSON.stringify(value),
      })),
    ]
    for (const { module, name, value } of rows) {
      // oxlint-disable-next-line no-await-in-loop -- three rows of a test
      await sql`insert into configurations (module, name, value) values (${module}, ${name}, ${value})`.execute(
        database.db,
      )
    }
    await migrate(database)
    const { configuration, close } = await sqlStore(database)
    expect(await configuration.versions('core', 'openid-connect')).toEqual([
      { id: 'b', at: 2, by: 'ada', restoredFrom: 'a', encrypted: 'second' },
      { id: 'a', at: 1, by: null, restoredFrom: null, encrypted: 'first' },
    ])
    expect(await configuration.audit('core', 'openid-connect')).toEqual(listed['sign-on-audit'])
    expect(await configuration.get('kalends', 'sign-on-history')).toBeUndefined()
    expect(await configuration.read('core', 'openid-connect')).toEqual({
      value: { clients: [] },
      revision: 1,
    })
    await close()
  },
)
