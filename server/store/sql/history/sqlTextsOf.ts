import { sql } from 'kysely'
import type { ChangeFound } from '../../unseen/changeSince.ts'
import type { ChangedEvent, EventVersion } from '../../EventHistoryStore.ts'
import type { EventAddress } from '../../records.ts'
import type { SqlDatabase } from '../sqlTransaction.ts'

/** A state without its text, and the table it is in. */
export type StateFound = Pick<EventVersion, 'number' | 'at' | 'by' | 'shownIn'> & {
  readonly in: 'events' | 'bin_events' | 'event_versions'
  /** Of a former state its own, of one in the bin that of the item. */
  readonly id: string
}

type Calendar = Pick<EventAddress, 'homeId' | 'calendarId'>

/** The texts of the states in changes. A change with one that is too large, or gone by now, is left out. */
export const sqlTextsOf =
  ({ db }: SqlDatabase) =>
  async (
    { homeId, calendarId }: Calendar,
    changes: readonly ChangeFound<StateFound>[],
    bytesEach: number,
  ): Promise<readonly ChangedEvent[]> => {
    const fits = sql<boolean>`octet_length(jcal) <= ${bytesEach}`
    const textOf = async (eventId: string, state: StateFound): Promise<string | undefined> => {
      if (state.in === 'event_versions') {
        const former = db.selectFrom('event_versions').select('jcal').where('id', '=', state.id)
        return (await former.where(fits).executeTakeFirst())?.jcal
      }
      if (state.in === 'bin_events') {
        const binned = db.selectFrom('bin_events').select('jcal').where('bin_id', '=', state.id)
        return (await binned.where('event_id', '=', eventId).where(fits).executeTakeFirst())?.jcal
      }
      const current = db.selectFrom('events').select('jcal').where('home_id', '=', homeId)
      const named = current.where('calendar_id', '=', calendarId).where('event_id', '=', eventId)
      return (await named.where(fits).executeTakeFirst())?.jcal
    }
    const result: ChangedEvent[] = []
    for (const { eventId, at, by, before, after } of changes) {
      const [was, is] = [
        before === null ? null : await textOf(eventId, before),
        after === null ? null : await textOf(eventId, after),
      ]
      if (was !== undefined && is !== undefined) result.push({ eventId, at, by, before: was, after: is })
    }
    return result
  }
