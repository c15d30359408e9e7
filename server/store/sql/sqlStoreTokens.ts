import type { Selectable } from 'kysely'
import type { Store } from '../Store.ts'
import type { TokenRecord } from '../records.ts'
import { sqlPrepared } from './sqlPrepared.ts'
import type { SqlSchema } from './sqlSchema.ts'
import type { SqlDatabase } from './sqlTransaction.ts'

/** Personal access tokens. */
export function sqlStoreTokens(database: SqlDatabase): Store['tokens'] {
  const { db } = database
  const withHash = sqlPrepared(database, db.selectFrom('tokens').selectAll().where('secret_hash', '=', ''))
  return {
    create: async (token) => {
      await db.insertInto('tokens').values(rowOf(token)).execute()
    },
    find: async (secretHash) => (await withHash(secretHash)).map(tokenOf)[0] ?? null,
    ofUser: async (userId) => {
      const rows = await db
        .selectFrom('tokens')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(tokenOf)
    },
    used: async (id, at) => {
      await db.updateTable('tokens').set({ last_used_at: at }).where('id', '=', id).execute()
    },
    delete: async (userId, id) => {
      const { numDeletedRows } = await db
        .deleteFrom('tokens')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return numDeletedRows === 1n ? 'deleted' : 'missing'
    },
    deleteAllOf: async (userId) => {
      await db.deleteFrom('tokens').where('user_id', '=', userId).execute()
    },
  }
}

const tokenOf = (row: Selectable<SqlSchema['tokens']>): TokenRecord => ({
  id: row.id,
  secretHash: row.secret_hash,
  userId: row.user_id,
  name: row.name,
  scope: row.scope === 'write' ? 'write' : 'read',
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  lastUsedAt: row.last_used_at,
})

const rowOf = (token: TokenRecord): Selectable<SqlSchema['tokens']> => ({
  id: token.id,
  secret_hash: token.secretHash,
  user_id: token.userId,
  name: token.name,
  scope: token.scope,
  created_at: token.createdAt,
  expires_at: token.expiresAt,
  last_used_at: token.lastUsedAt,
})
