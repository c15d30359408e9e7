import type { Generated } from 'kysely'

/**
 * The tables, the same in SQLite and PostgreSQL. Instants are milliseconds since the epoch, as in the ports.
 */
export type SqlSchema = {
  users: {
    id: string
    email: string
    first_name: string
    last_name: string
    domain_id: string
    blocked_at: number | null
    unblocked_at: number | null
  }
  passwords: { user_id: string; hash: string }
  sessions: { id_hash: string; user_id: string; expires_at: number; seen_at: number | null }
  passing: { key: string; text: string; until: number }
  throttle_entries: { key: string; at: number }
  tokens: {
    id: string
    secret_hash: string
    user_id: string
    name: string
    scope: string
    created_at: number
    expires_at: number
    last_used_at: number | null
  }
  configurations: { module: string; name: string; value: string; revision: number }
  configuration_versions: {
    id: string
    module: string
    name: string
    /** Order of saving within a configuration. */
    number: number
    saved_at: number
    saved_by: string | null
    restored_from: string | null
    sealed: string
  }
  configuration_audit: {
    module: string
    name: string
    number: number
    saved_at: number
    saved_by: string | null
    saved_from: string | null
    action: string
    changes: string
  }
  pins: { email: string; place: string; subject: string; pinned_at: number }
  facts: { key: string; value: string }
  calendars: {
    home_id: string
    calendar_id: string
    /** Order of creation within a home. */
    number: number
    name: string | null
    description: string | null
    colour: string | null
    sort_order: string | null
    revision: number
    /** How many events are in it, and how many bytes of jCal: kept, so that nobody counts. */
    events: Generated<number>
    bytes: Generated<number>
  }
  events: {
    home_id: string
    calendar_id: string
    event_id: string
    uid: string
    jcal: string
    etag: string
    start_utc: number
    last_utc: number
    /** See `spanClassOf`. */
    span_class: number
    modified_at: number
  }
  /** The full text of events: see `searchTables`. */
  event_search: {
    home_id: string
    calendar_id: string
    event_id: string
    start_utc: number
    /** Separated by spaces. */
    terms: string
  }
  event_changes: {
    home_id: string
    calendar_id: string
    event_id: string
    revision: number
    /** 0 or 1: SQLite has no booleans. */
    is_deleted: number
  }
}
