import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import type { Adapter, AdapterPayload, JWKS } from 'oidc-provider'
import * as v from 'valibot'

/** What the embedded provider keeps over a restart, so that nobody is signed out. */
export type ProviderFile = {
  readonly adapter: (model: string) => Adapter
  readonly jwks: JWKS
  readonly cookieKeys: readonly string[]
  close(): void
}

/** @param file a path, or `:memory:` */
export function openProviderFile(file: string): ProviderFile {
  const database = new DatabaseSync(file)
  database.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE IF NOT EXISTS artifact (
      model TEXT NOT NULL, id TEXT NOT NULL, payload TEXT NOT NULL, expires_at INTEGER,
      grant_id TEXT, uid TEXT, user_code TEXT, PRIMARY KEY (model, id)
    ) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS artifact_grant ON artifact (grant_id);
    CREATE TABLE IF NOT EXISTS secret (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  `)
  database.prepare('DELETE FROM artifact WHERE expires_at < ?').run(nowInSeconds())
  return {
    adapter: (model) => adapterFor(database, model),
    jwks: v.parse(storedKeys, JSON.parse(storedOrNew(database, 'jwks', newKeys))),
    cookieKeys: [storedOrNew(database, 'cookies', () => randomBytes(32).toString('base64url'))],
    close: () => database.close(),
  }
}

const storedKeys = v.object({ keys: v.array(v.looseObject({ kty: v.string() })) })

/** A secret by name, created on first use. */
function storedOrNew(database: DatabaseSync, name: string, make: () => string): string {
  const row = database.prepare('SELECT value FROM secret WHERE name = ?').get(name)
  if (typeof row?.['value'] === 'string') return row['value']
  const value = make()
  database.prepare('INSERT INTO secret (name, value) VALUES (?, ?)').run(name, value)
  return value
}

function newKeys(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return JSON.stringify({ keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] })
}

function adapterFor(database: DatabaseSync, model: string): Adapter {
  const one = (column: 'id' | 'uid' | 'user_code', value: string): AdapterPayload | undefined => {
    const row = database
      .prepare(`SELECT payload FROM artifact WHERE model = ? AND ${column} = ?`)
      .get(model, value)
    return typeof row?.['payload'] === 'string' ? JSON.parse(row['payload']) : undefined
  }
  return {
    upsert: async (id, payload, expiresIn) => {
      const expiresAt = expiresIn === undefined ? null : nowInSeconds() + expiresIn
      database
        .prepare('INSERT OR REPLACE INTO artifact VALUES (?, ?, ?, ?, ?, ?, ?)')
        .run(
          model,
          id,
          JSON.stringify(payload),
          expiresAt,
          payload.grantId ?? null,
          payload.uid ?? null,
          payload.userCode ?? null,
        )
    },
    find: async (id) => one('id', id),
    findByUid: async (uid) => one('uid', uid),
    findByUserCode: async (userCode) => one('user_code', userCode),
    consume: async (id) => {
      database
        .prepare(
          "UPDATE artifact SET payload = json_set(payload, '$.consumed', ?) WHERE model = ? AND id = ?",
        )
        .run(nowInSeconds(), model, id)
    },
    destroy: async (id) => {
      database.prepare('DELETE FROM artifact WHERE model = ? AND id = ?').run(model, id)
    },
    revokeByGrantId: async (grantId) => {
      database.prepare('DELETE FROM artifact WHERE model = ? AND grant_id = ?').run(model, grantId)
    },
  }
}

const nowInSeconds = () => Math.floor(Date.now() / 1000)
