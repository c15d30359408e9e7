import type { Kysely, Selectable } from 'kysely'
import type { ShareRecord } from '../../records.ts'
import type { SqlSchema } from '../sqlSchema.ts'

/** Adds a share after all others. The caller provides the transaction. */
export async function insertShare(db: Kysely<SqlSchema>, share: ShareRecord): Promise<void> {
  const { last } = await db
    .selectFrom('shares')
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow()
  await db
    .insertInto('shares')
    .values({ ...rowOf(share), number: (last ?? 0) + 1 })
    .execute()
}

const rowOf = (share: ShareRecord): Omit<Selectable<SqlSchema['shares']>, 'number'> => ({
  home_id: share.source.homeId,
  calendar_id: share.source.calendarId,
  user_id: share.userId,
  copy_id: share.copyId,
  granted: share.right,
  is_public: share.isPublic === true ? 1 : 0,
  status: share.status,
  name: share.name,
  colour: share.colour,
  sort_order: share.order,
  revision: share.revision,
})
