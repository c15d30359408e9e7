import { sql, type Kysely } from 'kysely'
import type { SqlEngine } from '../sqlEngine.ts'

/**
 * In which calendar each former state of an event was replaced. Those that are stored already were where their event
 * is, unless it was moved there since, as far as moves are remembered.
 */
export async function statesShownIn(db: Kysely<unknown>, { idType }: SqlEngine): Promise<void> {
  await db.schema.alterTable('event_versions').addColumn('shown_in', idType).execute()
  await sql`
    update event_versions set shown_in = calendar_id
    where not exists (
      select 1 from event_moves
      where event_moves.home_id = event_versions.home_id
        and event_moves.to_calendar = event_versions.calendar_id
        and event_moves.to_event = event_versions.event_id
        and event_moves.moved_at >= event_versions.modified_at
    )`.execute(db)
}
