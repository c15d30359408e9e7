import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, type SqliteDatabase } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { StoreUnavailable } from '../storeErrors.ts'
import type { SqlWork } from '../sql/sqlTransaction.ts'
import { groupCommit } from './groupCommit.ts'
import type { SqlSchema } from '../sql/sqlSchema.ts'
import { sqliteDialect } from './sqliteDialect.ts'
import { openSqlite } from './sqliteStoreDatabase.ts'

/** A database with a table of facts, and records of its commits and rollbacks. */
function withFacts(commits: (number: number) => void = () => undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-group-'))
  const opened = openSqlite(join(folder, 'facts.sqlite'), {})
  opened.prepare('create table facts (key text primary key, value text not null)').run([])
  const ended: string[] = []
  const database: SqliteDatabase = {
    close: opened.close,
    prepare: (text) => {
      const statement = opened.prepare(text)
      if (text !== 'commit' && text !== 'rollback') return statement
      return {
        ...statement,
        run: (parameters) => {
          if (text === 'commit') commits(ended.length)
          ended.push(text)
          return statement.run(parameters)
        },
      }
    },
  }
  const db = new Kysely<SqlSchema>({ dialect: sqliteDialect(database) })
  onTestFinished(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true })
  })
  const facts = async () => (await db.selectFrom('facts').select('key').execute()).map(({ key }) => key)
  return { db, commit: groupCommit(db, Infinity), ended, facts }
}

const add =
  (key: string): SqlWork<string> =>
  async (transaction) => {
    await transaction.insertInto('facts').values({ key, value: '' }).execute()
    return `${key} is there`
  }

test('writes that arrive together are one commit, each with its own outcome', async () => {
  const { commit, ended } = withFacts()
  const outcomes = await Promise.all(['one', 'two', 'three'].map((key) => commit(add(key))))
  expect(outcomes).toEqual(['one is there', 'two is there', 'three is there'])
  expect(ended).toEqual(['commit'])
})

test('writes run in the order of arrival, and each sees what those before it wrote', async () => {
  const { commit } = withFacts()
  const seen: SqlWork<number> = async (transaction) =>
    (await transaction.selectFrom('facts').select('key').execute()).length
  expect(await Promise.all([commit(seen), commit(add('one')), commit(seen), commit(add('two'))])).toEqual([
    0,
    'one is there',
    1,
    'two is there',
  ])
})

test('a write that fails affects no other, and leaves nothing behind', async () => {
  const { commit, facts } = withFacts()
  const failing: SqlWork<string> = async (transaction) => {
    await add('half')(transaction)
    throw new RangeError('This one only')
  }
  const outcomes = await Promise.allSettled([commit(add('one')), commit(failing), commit(add('two'))])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await facts()).toEqual(['one', 'two'])
})

test('no write is acknowledged before the commit, or if it fails', async () => {
  const { commit, ended, facts } = withFacts(() => {
    throw new StoreUnavailable('The disk is gone')
  })
  const outcomes = await Promise.allSettled([commit(add('one')), commit(add('two'))])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(new Set(ended)).toEqual(new Set(['rollback']))
  expect(await facts()).toEqual([])
})

test('after a failed commit each write is repeated on its own', async () => {
  const { commit, ended, facts } = withFacts((before) => {
    if (before === 0) throw new StoreUnavailable('For a moment')
  })
  expect(await Promise.all([commit(add('one')), commit(add('two'))])).toHaveLength(2)
  expect(ended).toEqual(['rollback', 'commit', 'commit'])
  expect(await facts()).toEqual(['one', 'two'])
})

test('after the database is closed every write is rejected, and none waits forever', async () => {
  const { db, commit, facts } = withFacts()
  await facts()
  await db.destroy()
  await expect(commit(add('one'))).rejects.toThrow('destroyed')
  await expect(commit(add('two'))).rejects.toThrow('destroyed')
})
