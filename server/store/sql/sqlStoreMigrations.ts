import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { parseEmailAddress } from '#contract/emailAddress.ts'
import { binTables } from './migrations/binTables.ts'
import { erasedUsers } from './migrations/erasedUsers.ts'
import { formerEmails } from './migrations/formerEmails.ts'
import { firstTables } from './migrations/firstTables.ts'
import { historyTables } from './migrations/historyTables.ts'
import { mailTable } from './migrations/mailTable.ts'
import { publicCalendars } from './migrations/publicCalendars.ts'
import { reminderTables } from './migrations/reminderTables.ts'
import { schedulingTables } from './migrations/schedulingTables.ts'
import { searchTables } from './migrations/searchTables.ts'
import { secretAddressTable } from './migrations/secretAddressTable.ts'
import { shareTable } from './migrations/shareTable.ts'
import { statesShownIn } from './migrations/statesShownIn.ts'
import { settingsHistory } from './migrations/settingsHistory.ts'
import { unseenTables } from './migrations/unseenTables.ts'
import { webCalendarTable } from './migrations/webCalendarTable.ts'
import type { SqlEngine } from './sqlEngine.ts'
import type { SqlSchema } from './sqlSchema.ts'
import { wordsOfPeople } from './migrations/wordsOfPeople.ts'
import { sizesOfCalendars } from './migrations/sizesOfCalendars.ts'
import type { SqlDatabase } from './sqlTransaction.ts'

/**
 * Migrates a database to the newest tables. Each migration runs once, as a whole or not at all.
 *
 * @param last the name of the migration to stop after; all of them unless given
 */
export async function migrate({ db, engine }: SqlDatabase, last?: string): Promise<void> {
  const schema = await engine.schemaOf(db)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrationsFor(engine) },
    // Without it, a table of the same name in another schema would be taken for ours.
    ...(schema !== undefined && { migrationTableSchema: schema }),
  })
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error !== undefined) throw error
}

/** The names of the migrations of this version. */
export const migrationNames = (engine: SqlEngine): ReadonlySet<string> =>
  new Set(Object.keys(migrationsFor(engine)))

/** Ordered by name. A released migration is never edited: a change is a new migration. */
const migrationsFor = (engine: SqlEngine): Record<string, Migration> => ({
  '0001-first-light': { up: (db) => firstTables(db, engine) },
  '0002-order-of-calendars': { up: orderOfCalendars },
  '0003-personal-tokens': { up: personalTokens },
  '0004-generation': { up: generation },
  '0005-passing': { up: passing },
  '0006-settings-history': { up: settingsHistory },
  '0007-throttle': { up: throttle },
  '0008-sizes-of-calendars': { up: sizesOfCalendars },
  '0009-blocked-users': { up: blockedUsers },
  '0010-sessions-seen': { up: sessionsSeen },
  '0011-pins': { up: pins },
  '0012-search': { up: (db) => searchTables(db, engine) },
  '0013-bin': { up: (db) => binTables(db, engine) },
  '0014-words-of-people': { up: wordsOfPeople },
  '0015-event-history': { up: (db) => historyTables(db, engine) },
  '0016-reminders': { up: (db) => reminderTables(db, engine) },
  '0017-shares': { up: (db) => shareTable(db, engine) },
  '0018-scheduling': { up: (db) => schedulingTables(db, engine) },
  '0019-mails': { up: (db) => mailTable(db, engine) },
  '0020-public-calendars': { up: publicCalendars },
  '0020-secret-addresses': { up: (db) => secretAddressTable(db, engine) },
  '0024-erased-users': { up: erasedUsers },
  '0025-web-calendars': { up: (db) => webCalendarTable(db, engine) },
  '0026-unseen': { up: (db) => unseenTables(db, engine) },
  '0027-states-shown-in': { up: (db) => statesShownIn(db, engine) },
  '0028-former-emails': { up: formerEmails },
})

/**
 * Makes numbers of calendars unique in a home, so that of two calendars created at once one fails and is
 * repeated, in every engine.
 */
async function orderOfCalendars(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('calendars_by_number')
    .on('calendars')
    .columns(['home_id', 'number'])
    .unique()
    .execute()
}

async function personalTokens(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute()
  await db.schema.createIndex('tokens_by_user').on('tokens').columns(['user_id', 'created_at']).execute()
}

/** Adds the generation, by which a restored store differs from the one before. */
async function generation(db: Kysely<unknown>): Promise<void> {
  await sql`insert into facts (key, value) values ('generation', ${crypto.randomUUID()})`.execute(db)
}

async function passing(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('passing')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('passing_by_end').on('passing').column('until').execute()
}

async function throttle(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('throttle_entries')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('throttle_entries_by_key')
    .on('throttle_entries')
    .columns(['key', 'at'])
    .execute()
  await db.schema.createIndex('throttle_entries_by_time').on('throttle_entries').column('at').execute()
}

async function blockedUsers(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('blocked_at', 'bigint').execute()
  await db.schema.alterTable('users').addColumn('unblocked_at', 'bigint').execute()
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute()
}

async function sessionsSeen(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('seen_at', 'bigint').execute()
}

/**
 * Adds the pins of administrators, and normalizes existing addresses (`parseEmailAddress`) unless somebody
 * has the normalized one already.
 */
async function pins(db: Kysely<SqlSchema>): Promise<void> {
  await db.schema
    .createTable('pins')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('pinned_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('pins_key', ['email', 'place'])
    .execute()
  const users = await db.selectFrom('users').select(['id', 'email']).execute()
  const known = new Set(users.map(({ email }) => email))
  for (const { id, email } of users) {
    const address = parseEmailAddress(email)
    if (address === null || known.has(address)) continue
    await db.updateTable('users').set({ email: address }).where('id', '=', id).execute()
    known.add(address)
  }
}
