import { sql, type Kysely } from 'kysely'
import { searchTerms } from '../../search/searchTerms.ts'
import type { SqlEngine } from '../sqlEngine.ts'
import type { SqlSchema } from '../sqlSchema.ts'

/**
 * The full-text index of events (CAL-32): a row of terms for each event, deleted with it, and the database's
 * index of these. Existing events are indexed once.
 */
export async function searchTables(db: Kysely<SqlSchema>, { name, idType }: SqlEngine): Promise<void> {
  await (name === 'sqlite' ? sqliteTables(db) : postgresTables(db, idType))
  await fill(db)
}

// The index refers to rows by id. Ids without a column of their own change when the file is compacted.
const sqliteTables = async (db: Kysely<SqlSchema>) => {
  for (const statement of [
    `create table event_search (
      id integer primary key,
      home_id text not null,
      calendar_id text not null,
      event_id text not null,
      start_utc bigint not null,
      terms text not null,
      unique (home_id, calendar_id, event_id),
      foreign key (home_id, calendar_id, event_id)
        references events (home_id, calendar_id, event_id) on delete cascade)`,
    // The terms are already folded. This tokenizer only splits at spaces, because terms contain no other
    // character at which it would.
    `create virtual table event_terms using fts5(
      terms, content='event_search', content_rowid='id', tokenize='ascii', detail='none', columnsize=0)`,
    `create trigger event_search_added after insert on event_search begin
      insert into event_terms (rowid, terms) values (new.id, new.terms);
    end`,
    `create trigger event_search_deleted after delete on event_search begin
      insert into event_terms (event_terms, rowid, terms) values ('delete', old.id, old.terms);
    end`,
    `create trigger event_search_changed after update of terms on event_search when old.terms <> new.terms begin
      insert into event_terms (event_terms, rowid, terms) values ('delete', old.id, old.terms);
      insert into event_terms (rowid, terms) values (new.id, new.terms);
    end`,
  ]) {
    await sql.raw(statement).execute(db)
  }
}

const postgresTables = async (db: Kysely<SqlSchema>, idType: SqlEngine['idType']) => {
  const id = typeof idType === 'string' ? sql.raw(idType) : idType
  await sql`create table event_search (
    home_id text not null,
    calendar_id ${id} not null,
    event_id ${id} not null,
    start_utc bigint not null,
    terms text not null,
    vector tsvector generated always as (array_to_tsvector(string_to_array(terms, ' '))) stored,
    primary key (home_id, calendar_id, event_id),
    foreign key (home_id, calendar_id, event_id)
      references events (home_id, calendar_id, event_id) on delete cascade)`.execute(db)
  await sql`create index event_search_by_terms on event_search using gin (vector)`.execute(db)
}

const batch = 50

async function fill(db: Kysely<SqlSchema>): Promise<void> {
  let after = { home_id: '', calendar_id: '', event_id: '' }
  for (;;) {
    const { home_id, calendar_id, event_id } = after
    const rows = await db
      .selectFrom('events')
      .select(['home_id', 'calendar_id', 'event_id', 'start_utc', 'jcal'])
      .where(sql<boolean>`(home_id, calendar_id, event_id) > (${home_id}, ${calendar_id}, ${event_id})`)
      .orderBy('home_id')
      .orderBy('calendar_id')
      .orderBy('event_id')
      .limit(batch)
      .execute()
    const last = rows.at(-1)
    if (last === undefined) return
    await db
      .insertInto('event_search')
      .values(
        rows.map(({ jcal, ...row }) => ({
          ...row,
          terms: searchTerms({ homeId: row.home_id, calendarId: row.calendar_id, jcal }).join(' '),
        })),
      )
      .execute()
    after = last
  }
}
