import { sql, type Selectable } from 'kysely'
import type { MailKey, MailRecord, MailStore, WaitingMail } from '../../MailStore.ts'
import type { SqlSchema } from '../sqlSchema.ts'
import type { SqlDatabase } from '../sqlTransaction.ts'

export function sqlStoreMails({ db }: SqlDatabase): MailStore['mails'] {
  const at = ({ homeId, uid, address }: MailKey) => ({ home_id: homeId, uid, address })
  const changing = (key: MailKey) => db.updateTable('mails').where((row) => row.and(at(key)))
  return {
    add: async ({ homeId, uid, address, revision, text, dueAt, until }) => {
      const changed = { revision, content: text, due_at: dueAt, until }
      await db
        .insertInto('mails')
        .values({ ...at({ homeId, uid, address }), ...changed, known: null, version: 1, attempts: 0 })
        .onConflict((conflict) =>
          conflict
            .columns(['home_id', 'uid', 'address'])
            .doUpdateSet({ ...changed, version: sql`mails.version + 1`, attempts: 0 })
            .where('mails.revision', '!=', revision),
        )
        .execute()
    },
    find: async (key) => {
      const row = await db
        .selectFrom('mails')
        .selectAll()
        .where((each) => each.and(at(key)))
        .executeTakeFirst()
      return row === undefined ? null : mailOf(row)
    },
    homesOf: async (uid, address) => {
      const rows = await db
        .selectFrom('mails')
        .select('home_id')
        .where('uid', '=', uid)
        .where('address', '=', address)
        .orderBy('home_id')
        .execute()
      return rows.map((row) => row.home_id)
    },
    due: async (now, limit) => {
      const rows = await db
        .selectFrom('mails')
        .selectAll()
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('home_id')
        .orderBy('uid')
        .orderBy('address')
        .limit(limit)
        .execute()
      return rows.map(mailOf).filter((mail): mail is WaitingMail => mail.dueAt !== null)
    },
    next: async () => {
      const row = await db
        .selectFrom('mails')
        .select('due_at')
        .where('due_at', 'is not', null)
        .orderBy('due_at')
        .limit(1)
        .executeTakeFirst()
      return row?.due_at ?? null
    },
    claim: async (mail, until) => {
      const { numUpdatedRows } = await changing(mail)
        .set({ due_at: until, attempts: mail.attempts + 1 })
        .where('version', '=', mail.version)
        .where('due_at', '=', mail.dueAt)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },
    finish: async (mail, known) => {
      if (known !== null) await changing(mail).set({ known }).execute()
      await changing(mail).set({ due_at: null }).where('version', '=', mail.version).execute()
    },
    sweep: async (now) => {
      await db.deleteFrom('mails').where('until', '<=', now).where('due_at', 'is', null).execute()
    },
  }
}

const mailOf = (row: Selectable<SqlSchema['mails']>): MailRecord => ({
  homeId: row.home_id,
  uid: row.uid,
  address: row.address,
  revision: row.revision,
  text: row.content,
  known: row.known,
  version: row.version,
  attempts: row.attempts,
  dueAt: row.due_at,
  until: row.until,
})
