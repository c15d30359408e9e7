import { sql } from 'kysely'

/** The next revision of a share, and this one at least. */
export const raisedTo = (revision: number) =>
  sql<number>`case when revision + 1 > ${revision} then revision + 1 else ${revision} end`
