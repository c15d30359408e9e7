import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import * as v from 'valibot'
import { parseEmailAddress } from '#contract/emailAddress.ts'
import type { SqlEngine } from './sqlEngine.ts'
import type { SqlSchema } from './sqlSchema.ts'
import { sizesOfCalendars } from './sizesOfCalendars.ts'
import type { SqlDatabase } from './sqlTransaction.ts'

/**
 * Brings a database to the newest tables, from any earlier ones. Each migration happens once, whole or not at all.
 *
 * @param last the name of the migration to stop after; all of them if not given
 */
export async function migrate({ db, engine }: SqlDatabase, last?: string): Promise<void> {
  const schema = await engine.schemaOf(db)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrationsFor(engine) },
    // Else a namesake of its notes, in somebody else's schema, would be taken for ours.
    ...(schema !== undefined && { migrationTableSchema: schema }),
  })
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error !== undefined) throw error
}

/** The names of what a database of this version has been through. */
export const migrationNames = (engine: SqlEngine): ReadonlySet<string> =>
  new Set(Object.keys(migrationsFor(engine)))

/** In the order of their names. What was released is never edited: a change is a new migration. */
const migrationsFor = (engine: SqlEngine): Record<string, Migration> => ({
  '0001-first-light': { up: (db) => firstLight(db, engine) },
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
})

async function firstLight(db: Kysely<unknown>, engine: SqlEngine): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('domain_id', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('passwords')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('sessions')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_by_end').on('sessions').column('expires_at').execute()
  await db.schema
    .createTable('configurations')
    .addColumn('module', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('configurations_key', ['module', 'name'])
    .execute()
  await db.schema
    .createTable('facts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  await createCalendarTables(db, engine)
}

async function createCalendarTables(db: Kysely<unknown>, { name, idType }: SqlEngine): Promise<void> {
  await db.schema
    .createTable('calendars')
    .addColumn('home_id', 'text', (column) => column.notNull())
    .addColumn('calendar_id', idType, (column) => column.notNull())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('description', 'text')
    .addColumn('colour', 'text')
    .addColumn('sort_order', 'text')
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('calendars_key', ['home_id', 'calendar_id'])
    .execute()
  await db.schema
    .createTable('events')
    .addColumn('home_id', 'text', (column) => column.notNull())
    .addColumn('calendar_id', idType, (column) => column.notNull())
    .addColumn('event_id', idType, (column) => column.notNull())
    .addColumn('uid', 'text', (column) => column.notNull())
    .addColumn('jcal', 'text', (column) => column.notNull())
    .addColumn('etag', 'text', (column) => column.notNull())
    .addColumn('start_utc', 'bigint', (column) => column.notNull())
    .addColumn('last_utc', 'bigint', (column) => column.notNull())
    .addColumn('span_class', 'bigint', (column) => column.notNull())
    .addColumn('modified_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('events_key', ['home_id', 'calendar_id', 'event_id'])
    .addForeignKeyConstraint(
      'events_calendar',
      ['home_id', 'calendar_id'],
      'calendars',
      ['home_id', 'calendar_id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
  // The last column lets the end of a span be judged without reading the row.
  await db.schema
    .createIndex('events_by_range')
    .on('events')
    .columns(['home_id', 'calendar_id', 'span_class', 'start_utc', 'last_utc'])
    .execute()
  const byUid = db.schema.createIndex('events_by_uid').on('events')
  // PostgreSQL puts no more than some 2,700 bytes into a sorted index, and a uid may be of any length.
  await (
    name === 'postgresql' ? byUid.using('hash').column('uid') : byUid.columns(['home_id', 'uid'])
  ).execute()
  await db.schema
    .createTable('event_changes')
    .addColumn('home_id', 'text', (column) => column.notNull())
    .addColumn('calendar_id', idType, (column) => column.notNull())
    .addColumn('event_id', idType, (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('is_deleted', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_changes_key', ['home_id', 'calendar_id', 'event_id'])
    .addForeignKeyConstraint(
      'event_changes_calendar',
      ['home_id', 'calendar_id'],
      'calendars',
      ['home_id', 'calendar_id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('event_changes_by_revision')
    .on('event_changes')
    .columns(['home_id', 'calendar_id', 'revision'])
    .execute()
}

/** Of two calendars made at once in one home, one comes later: by the clash of their numbers, in any engine. */
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

/** Told apart from the same tables before a backup took their place, and after. */
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

/** Lists in one value became rows: what two processes add at once is both there. */
async function settingsHistory(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('configurations')
    .addColumn('revision', 'bigint', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .createTable('configuration_versions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('module', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('saved_by', 'text')
    .addColumn('restored_from', 'text')
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addUniqueConstraint('configuration_versions_order', ['module', 'name', 'number'])
    .execute()
  await db.schema
    .createTable('configuration_audit')
    .addColumn('module', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('saved_by', 'text')
    .addColumn('saved_from', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('changes', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('configuration_audit_key', ['module', 'name', 'number'])
    .execute()
  await rowsOfHistory(db)
}

const listedVersions = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.array(
      v.object({
        id: v.string(),
        at: v.number(),
        by: v.nullable(v.string()),
        restoredFrom: v.optional(v.string()),
        sealed: v.string(),
      }),
    ),
  ),
  [],
)
const listedLines = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.array(
      v.object({
        at: v.number(),
        by: v.nullable(v.string()),
        from: v.nullable(v.string()),
        action: v.picklist(['saved', 'restored']),
        changes: v.array(v.unknown()),
      }),
    ),
  ),
  [],
)

/** The lists had the newest first. */
async function rowsOfHistory(db: Kysely<unknown>): Promise<void> {
  const listOf = async (name: string) => {
    const { rows } = await sql<{ value: string }>`
      select value from configurations where module = 'kalends' and name = ${name}`.execute(db)
    return rows[0]?.value
  }
  const versions = v.parse(listedVersions, await listOf('sign-on-history')).toReversed()
  for (const [index, { id, at, by, restoredFrom = null, sealed }] of versions.entries())
    await sql`
      insert into configuration_versions
        (id, module, name, number, saved_at, saved_by, restored_from, sealed)
      values (${id}, 'core', 'openid-connect', ${index + 1}, ${at}, ${by}, ${restoredFrom}, ${sealed})`.execute(
      db,
    )
  const lines = v.parse(listedLines, await listOf('sign-on-audit')).toReversed()
  for (const [index, { at, by, from, action, changes }] of lines.entries())
    await sql`
      insert into configuration_audit
        (module, name, number, saved_at, saved_by, saved_from, action, changes)
      values ('core', 'openid-connect', ${index + 1}, ${at}, ${by}, ${from}, ${action},
        ${JSON.stringify(changes)})`.execute(db)
  await sql`
    delete from configurations
    where module = 'kalends' and name in ('sign-on-history', 'sign-on-audit')`.execute(db)
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

/** Whose addresses of administrators are; and what addresses are from now on (`parseEmailAddress`), where nobody has that one. */
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
