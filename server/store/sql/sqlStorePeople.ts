import { sql, type Selectable } from 'kysely'
import type { Store } from '../Store.ts'
import type { CalendarRecord, SessionRecord, UserRecord } from '../records.ts'
import { sqlStoreErasing } from './sqlStoreErasing.ts'
import { formerly, formerPattern, formerText, sqlStoreAddresses } from './sqlStoreAddresses.ts'
import { sqlStoreBlocks } from './sqlStoreBlocks.ts'
import { insertCalendar } from './insertCalendar.ts'
import { personWords } from '../search/personWords.ts'
import { likeLiteral } from './likeLiteral.ts'
import { sqlPrepared } from './sqlPrepared.ts'
import type { SqlSchema } from './sqlSchema.ts'
import { inTransaction, type SqlDatabase } from './sqlTransaction.ts'

/** Users with their passwords and sessions. */
export function sqlStorePeople(database: SqlDatabase): Pick<Store, 'users' | 'passwords' | 'sessions'> {
  const { db } = database
  const users = db.selectFrom('users').selectAll()
  const present = users.where('erased_at', 'is', null)
  const withId = sqlPrepared(database, present.where('id', '=', ''))
  const withEmail = sqlPrepared(database, present.where('email', '=', ''))
  const withFormer = sqlPrepared(database, present.where(formerly('')))
  const sessionWith = sqlPrepared(database, db.selectFrom('sessions').selectAll().where('id_hash', '=', ''))
  return {
    users: {
      byId: async (id) => (await withId(id)).map(userOf)[0] ?? null,
      byEmail: async (email) => {
        const [row = (await withFormer(formerPattern(email)))[0]] = await withEmail(email)
        return row === undefined ? null : userOf(row)
      },
      search: async (domainId, words, limit) => {
        const found = words.reduce(
          (query, word) => query.where(sql<boolean>`words like ${`% ${likeLiteral(word)}%`} escape '!'`),
          present.where('domain_id', '=', domainId).where('blocked_at', 'is', null),
        )
        return (await found.orderBy('email').limit(limit).execute()).map(userOf)
      },
      provision: (user, defaultCalendar) => provisioned(database, user, defaultCalendar),
      rename: (id, names) => renamed(database, id, names),
      sender: async (id) => {
        const row = await users.where('id', '=', id).executeTakeFirst()
        return row === undefined ? null : userOf(row)
      },
      ...sqlStoreAddresses(database),
      ...sqlStoreBlocks(database),
      ...sqlStoreErasing(database),
    },
    passwords: {
      hashOf: async (userId) => {
        const row = await db
          .selectFrom('passwords')
          .select('hash')
          .where('user_id', '=', userId)
          .executeTakeFirst()
        return row?.hash ?? null
      },
      set: async (userId, hash) => {
        await db
          .insertInto('passwords')
          .values({ user_id: userId, hash })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hash }))
          .execute()
      },
      exchange: async (userId, known, hash) => {
        const { numUpdatedRows } = await db
          .updateTable('passwords')
          .set({ hash })
          .where('user_id', '=', userId)
          .where('hash', '=', known)
          .executeTakeFirstOrThrow()
        return numUpdatedRows === 1n
      },
      remove: async (userId, known) => {
        await db.deleteFrom('passwords').where('user_id', '=', userId).where('hash', '=', known).execute()
      },
    },
    sessions: {
      open: async ({ idHash, userId, expiresAt, seenAt }) => {
        const rest = { user_id: userId, expires_at: expiresAt, seen_at: seenAt }
        await db
          .insertInto('sessions')
          .values({ id_hash: idHash, ...rest })
          .onConflict((conflict) => conflict.column('id_hash').doUpdateSet(rest))
          .execute()
      },
      find: async (idHash) => {
        const [row] = await sessionWith(idHash)
        return row === undefined ? null : sessionOf(row)
      },
      close: async (idHash) => {
        await db.deleteFrom('sessions').where('id_hash', '=', idHash).execute()
      },
      seen: async (idHash, at) => {
        await db.updateTable('sessions').set({ seen_at: at }).where('id_hash', '=', idHash).execute()
      },
      closeAllOf: (userId) =>
        inTransaction(database, async (transaction) => {
          await transaction.deleteFrom('sessions').where('user_id', '=', userId).execute()
          await transaction.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute()
        }),
      ofUser: async (userId) => {
        const rows = await db
          .selectFrom('sessions')
          .selectAll()
          .where('user_id', '=', userId)
          .orderBy('expires_at')
          .orderBy('id_hash')
          .execute()
        return rows.map(sessionOf)
      },
      closeBeyond: async (userId, limit) => {
        const own = await db
          .selectFrom('sessions')
          .select('id_hash')
          .where('user_id', '=', userId)
          .orderBy('expires_at', 'desc')
          .orderBy('seen_at', 'desc')
          .execute()
        const beyond = own.slice(limit).map((row) => row.id_hash)
        if (beyond.length > 0) await db.deleteFrom('sessions').where('id_hash', 'in', beyond).execute()
      },
      closeExpired: async (now) => {
        await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
      },
    },
  }
}

const provisioned = (database: SqlDatabase, user: UserRecord, defaultCalendar: CalendarRecord) =>
  inTransaction(database, async (transaction) => {
    const had = await transaction
      .selectFrom('users')
      .selectAll()
      .where(formerly(user.email))
      .executeTakeFirst()
    if (had !== undefined) return userOf(had)
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('users')
      .values(rowOf(user))
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 1n) await insertCalendar(transaction, defaultCalendar)
    const row = await transaction
      .selectFrom('users')
      .selectAll()
      .where('email', '=', user.email)
      .executeTakeFirstOrThrow()
    if (row.erased_at === null) return userOf(row)
    // Whoever was erased begins anew, also while others are still told of it.
    const { id: _, ...given } = rowOf(user)
    const anew = { ...given, unblocked_at: row.erased_at, erased_at: null }
    await transaction.updateTable('users').set(anew).where('id', '=', row.id).execute()
    await insertCalendar(transaction, { ...defaultCalendar, homeId: row.id, calendarId: row.id })
    return userOf({ ...row, ...anew })
  })

const renamed = (database: SqlDatabase, id: string, names: Pick<UserRecord, 'firstName' | 'lastName'>) =>
  inTransaction(database, async (transaction) => {
    const row = await transaction
      .selectFrom('users')
      .select('email')
      .where('id', '=', id)
      .where('erased_at', 'is', null)
      .executeTakeFirst()
    if (row === undefined) return
    const { firstName, lastName } = names
    await transaction
      .updateTable('users')
      .set({ first_name: firstName, last_name: lastName, words: personWords({ ...names, email: row.email }) })
      .where('id', '=', id)
      .execute()
  })

const userOf = (row: Selectable<SqlSchema['users']>): UserRecord => ({
  id: row.id,
  email: row.email,
  ...(row.former_emails !== null && { formerEmails: row.former_emails.trim().split(' ') }),
  firstName: row.first_name,
  lastName: row.last_name,
  domainId: row.domain_id,
  ...(row.blocked_at !== null && { blockedAt: row.blocked_at }),
  ...(row.unblocked_at !== null && { unblockedAt: row.unblocked_at }),
})

const sessionOf = (row: Selectable<SqlSchema['sessions']>): SessionRecord => ({
  idHash: row.id_hash,
  userId: row.user_id,
  expiresAt: row.expires_at,
  seenAt: row.seen_at,
})

const rowOf = (user: UserRecord): Selectable<SqlSchema['users']> => ({
  id: user.id,
  email: user.email,
  first_name: user.firstName,
  last_name: user.lastName,
  domain_id: user.domainId,
  blocked_at: user.blockedAt ?? null,
  unblocked_at: user.unblockedAt ?? null,
  erased_at: null,
  words: personWords(user),
  former_emails: formerText(user.formerEmails),
})
