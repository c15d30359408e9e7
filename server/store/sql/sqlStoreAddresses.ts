import { sql, type Transaction } from 'kysely'
import { personWords } from '../search/personWords.ts'
import type { Store } from '../Store.ts'
import { likeLiteral } from './likeLiteral.ts'
import type { SqlSchema } from './sqlSchema.ts'
import { inTransaction, type SqlDatabase } from './sqlTransaction.ts'

/** The addresses that people have and had (ID-26). */
export function sqlStoreAddresses(database: SqlDatabase): Pick<Store['users'], 'readdress'> {
  return {
    readdress: (id, { email, domainId, formerEmails }) =>
      inTransaction(database, async (db) => {
        const row = await db
          .selectFrom('users')
          .select(['first_name', 'last_name'])
          .where('id', '=', id)
          .where('erased_at', 'is', null)
          .executeTakeFirst()
        if (row === undefined) return 'missing'
        if (await isTaken(db, id, [email, ...formerEmails])) return 'taken'
        const words = personWords({ firstName: row.first_name, lastName: row.last_name, email })
        await db
          .updateTable('users')
          .set({ email, domain_id: domainId, words, former_emails: formerText(formerEmails) })
          .where('id', '=', id)
          .execute()
        return 'readdressed'
      }),
  }
}

/** Whether somebody else has or had one of these addresses. */
async function isTaken(db: Transaction<SqlSchema>, id: string, emails: readonly string[]): Promise<boolean> {
  for (const email of emails) {
    const other = await db
      .selectFrom('users')
      .select('id')
      .where('id', '!=', id)
      .where(({ eb, or }) => or([eb('email', '=', email), formerly(email)]))
      .executeTakeFirst()
    if (other !== undefined) return true
  }
  return false
}

/** A condition: an address is a former one. An address has no blank. */
export const formerly = (email: string) =>
  sql<boolean>`former_emails is not null and former_emails like ${formerPattern(email)} escape '!'`

export const formerPattern = (email: string) => `% ${likeLiteral(email)} %`

/** Former addresses as they are stored: each between blanks; null for none. */
export const formerText = (emails: readonly string[] = []): string | null =>
  emails.length === 0 ? null : ` ${emails.join(' ')} `
