import type { Selectable } from 'kysely'
import { changeSince, type ChangeFound, type DeletedBy } from '../../unseen/changeSince.ts'
import type { EventHistoryStore, Look } from '../../EventHistoryStore.ts'
import type { EventAddress } from '../../records.ts'
import type { SqlSchema } from '../sqlSchema.ts'
import type { SqlDatabase } from '../sqlTransaction.ts'
import { sqlTextsOf, type StateFound } from './sqlTextsOf.ts'

/** How many of a calendar's latest changes are looked at, so that a large import costs no more. */
const maxScanned = 500

type Calendar = Pick<EventAddress, 'homeId' | 'calendarId'>
type EventFound = { readonly eventId: string; readonly deleted: DeletedBy | null; readonly state: StateFound }

/** What others did to events since somebody looked (CAL-34). Texts are only read of what is in the answer. */
export const sqlChangedSince = (
  database: SqlDatabase,
): Pick<EventHistoryStore['history'], 'changedSince'> => {
  const textsOf = sqlTextsOf(database)
  return {
    changedSince: async (calendar, look) => {
      const there = await changedIn(database, calendar, look)
      const ids = new Set(there.map(({ eventId }) => eventId))
      const gone = (await deletedIn(database, calendar, look)).filter(({ eventId }) => !ids.has(eventId))
      const found = [...there, ...gone]
      const former = await formerOf(database, calendar, found, look)
      const changes = found
        .map((each) =>
          changeSince(each.eventId, [each.state, ...(former.get(keyOf(each)) ?? [])], each.deleted, look),
        )
        .filter((change): change is ChangeFound<StateFound> => change !== null)
        .toSorted((one, other) => other.at - one.at)
        .slice(0, look.limit.events)
      return textsOf(calendar, changes, look.limit.bytesEach)
    },
  }
}

async function changedIn({ db }: SqlDatabase, { homeId, calendarId }: Calendar, { since }: Look) {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('event_changes')
        .select('event_id')
        .where('home_id', '=', homeId)
        .where('calendar_id', '=', calendarId)
        .where('is_deleted', '=', 0)
        .orderBy('revision', 'desc')
        .limit(maxScanned)
        .as('changed'),
    )
    .innerJoin('events', 'events.event_id', 'changed.event_id')
    .select(['events.event_id', 'events.version', 'events.modified_at', 'events.modified_by'])
    .where('events.home_id', '=', homeId)
    .where('events.calendar_id', '=', calendarId)
    .where('events.modified_at', '>', since)
    .execute()
  return rows.map((row): EventFound => ({
    eventId: row.event_id,
    deleted: null,
    state: { in: 'events', id: '', ...stateIn(row), shownIn: calendarId },
  }))
}

/** Events that came back have left the bin; one that was made again under its name is there. */
async function deletedIn({ db }: SqlDatabase, { homeId, calendarId }: Calendar, { since, now }: Look) {
  const rows = await db
    .selectFrom('bin')
    .innerJoin('bin_events', 'bin_events.bin_id', 'bin.id')
    .select(['bin.id', 'bin_events.event_id', 'deleted_at', 'deleted_by'])
    .select(['bin_events.version', 'bin_events.modified_at', 'bin_events.modified_by'])
    .where('bin.home_id', '=', homeId)
    .where('bin.calendar_id', '=', calendarId)
    .where('bin.event_id', 'is not', null)
    .where('bin.with_calendar', 'is', null)
    .where('deleted_at', '>', since)
    .where('expires_at', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('events')
            .select('events.event_id')
            .where('events.home_id', '=', homeId)
            .where('events.calendar_id', '=', calendarId)
            .whereRef('events.event_id', '=', 'bin_events.event_id'),
        ),
      ),
    )
    .orderBy('deleted_at', 'desc')
    .limit(maxScanned)
    .execute()
  return rows.map((row): EventFound => ({
    eventId: row.event_id,
    deleted: { at: row.deleted_at, by: row.deleted_by },
    state: { in: 'bin_events', id: row.id, ...stateIn(row), shownIn: calendarId },
  }))
}

/** The former states of these events, the newest first. */
async function formerOf(
  { db }: SqlDatabase,
  { homeId, calendarId }: Calendar,
  found: readonly EventFound[],
  { now }: Look,
): Promise<ReadonlyMap<string, readonly StateFound[]>> {
  if (found.length === 0) return new Map()
  const names = [...new Set(found.map(({ eventId }) => eventId))]
  const rows = await db
    .selectFrom('event_versions')
    .select(['id', 'event_id', 'version', 'modified_at', 'modified_by', 'bin_id', 'shown_in'])
    .where('home_id', '=', homeId)
    .where('calendar_id', '=', calendarId)
    .where('event_id', 'in', names)
    .where('expires_at', '>', now)
    .orderBy('version', 'desc')
    .execute()
  const states = Map.groupBy(rows, (row) => `${row.event_id} ${row.bin_id ?? ''}`)
  const stateOf = (row: (typeof rows)[number]): StateFound => ({
    in: 'event_versions',
    id: row.id,
    ...stateIn(row),
    shownIn: row.shown_in,
  })
  return new Map([...states].map(([key, each]) => [key, each.map(stateOf)]))
}

type Row = Pick<Selectable<SqlSchema['event_versions']>, 'version' | 'modified_at' | 'modified_by'>

const stateIn = (row: Row) => ({ number: row.version, at: row.modified_at, by: row.modified_by })

const keyOf = ({ eventId, state }: EventFound) => `${eventId} ${state.id}`
