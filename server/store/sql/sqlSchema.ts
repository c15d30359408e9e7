import type { Generated } from 'kysely'
import type { EpochMs } from '#domain/time/units.ts'

/** The tables, the same in SQLite and PostgreSQL. Times are `EpochMs`, as in the records. */
export type SqlSchema = {
  users: {
    id: string
    email: string
    first_name: string
    last_name: string
    domain_id: string
    blocked_at: EpochMs | null
    unblocked_at: EpochMs | null
    /** Set while others are still to be told that this person is gone (USR-3). */
    erased_at: Generated<EpochMs | null>
    /** What the person is found by: `personWords`. */
    words: string
    /** The addresses they had before, each between blanks; null for none. */
    former_emails: string | null
  }
  passwords: { user_id: string; hash: string }
  sessions: { id_hash: string; user_id: string; expires_at: EpochMs; seen_at: EpochMs | null }
  passing: { key: string; text: string; until: EpochMs }
  throttle_entries: { key: string; at: EpochMs }
  tokens: {
    id: string
    secret_hash: string
    user_id: string
    name: string
    scope: string
    created_at: EpochMs
    expires_at: EpochMs
    last_used_at: EpochMs | null
  }
  configurations: { module: string; name: string; value: string; revision: number }
  configuration_versions: {
    id: string
    module: string
    name: string
    /** Order of saving within a configuration. */
    number: number
    saved_at: EpochMs
    saved_by: string | null
    restored_from: string | null
    sealed: string
  }
  configuration_audit: {
    module: string
    name: string
    number: number
    saved_at: EpochMs
    saved_by: string | null
    saved_from: string | null
    action: string
    changes: string
  }
  pins: { email: string; place: string; subject: string; pinned_at: EpochMs }
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
    /** The number of events and their bytes of jCal, stored so that nobody has to count. */
    events: Generated<number>
    bytes: Generated<number>
    /** What everybody of the domain may do (CAL-26); null if it is not public. */
    public_right: Generated<string | null>
  }
  events: {
    home_id: string
    calendar_id: string
    event_id: string
    uid: string
    jcal: string
    etag: string
    start_utc: EpochMs
    last_utc: EpochMs
    /** See `spanClassOf`. */
    span_class: number
    modified_at: EpochMs
    /** Counts the states of the event (CAL-34); 0 if it is older than this count. */
    version: Generated<number>
    modified_by: string | null
    /** From when on its reminders are to be looked for; null without any that could still come. */
    reminders_from: Generated<EpochMs | null>
  }
  /** Where people are reminded while no tab is open. */
  push_subscriptions: {
    id: string
    user_id: string
    endpoint: string
    p256dh: string
    auth: string
    zone: string
    created_at: EpochMs
    expires_at: EpochMs
  }
  /** The full text of events: see `searchTables`. */
  event_search: {
    home_id: string
    calendar_id: string
    event_id: string
    start_utc: EpochMs
    /** Separated by spaces. */
    terms: string
  }
  /** Deleted events and calendars: see `binTables`. */
  bin: {
    id: string
    home_id: string
    calendar_id: string
    /** Null for a calendar. */
    event_id: string | null
    name: string | null
    is_private: number
    calendar_name: string | null
    description: string | null
    colour: string | null
    sort_order: string | null
    revision: number
    events: number
    bytes: number
    deleted_at: EpochMs
    deleted_by: string
    expires_at: EpochMs
    /** The item of the calendar of this event, if that was deleted later. */
    with_calendar: string | null
  }
  bin_events: {
    bin_id: string
    event_id: string
    uid: string
    jcal: string
    etag: string
    start_utc: EpochMs
    last_utc: EpochMs
    span_class: number
    modified_at: EpochMs
    terms: string
    version: Generated<number>
    modified_by: string | null
  }
  /** Former states of events: see `historyTables`. */
  event_versions: {
    id: string
    home_id: string
    calendar_id: string
    event_id: string
    version: number
    jcal: string
    etag: string
    bytes: number
    modified_at: EpochMs
    modified_by: string | null
    expires_at: EpochMs
    /** The item of the bin with which its event was deleted. */
    bin_id: string | null
    /** See `statesShownIn`. */
    shown_in: string | null
  }
  /** Moves of events within a home: see `unseenTables`. */
  event_moves: {
    id: string
    home_id: string
    from_calendar: string
    from_event: string
    to_calendar: string
    to_event: string
    /** The order of the moves in a home. */
    number: number
    moved_at: EpochMs
    moved_by: string
    expires_at: EpochMs
  }
  /** Calendars that were deleted, by the people who had them: see `unseenTables`. */
  deleted_calendars: {
    user_id: string
    copy_id: string
    home_id: string
    name: string | null
    events: number
    deleted_at: EpochMs
    deleted_by: string
    expires_at: EpochMs
  }
  /** Calendars that are shared with others: see `shareTable`. */
  shares: {
    home_id: string
    calendar_id: string
    user_id: string
    copy_id: string
    /** 1 for a subscription to a public calendar. */
    is_public: Generated<number>
    /** The order in which all were given. */
    number: number
    granted: string
    status: string
    name: string | null
    colour: string | null
    sort_order: string | null
    revision: number
  }
  /** Calendars with a secret address: see `secretAddressTable`. */
  secret_addresses: {
    home_id: string
    calendar_id: string
    secret_hash: string
    shows: string
    created_at: EpochMs
  }
  /** Calendars on the web that people subscribed to: see `webCalendarTable`. */
  web_calendars: {
    home_id: string
    calendar_id: string
    user_id: string
    copy_id: string
    address: string
    etag: string | null
    last_modified: string | null
    every_ms: number | null
    read_at: EpochMs
    failing_since: EpochMs | null
    failures: number
    due_at: EpochMs | null
    seen_at: EpochMs
  }
  /** What is known of invitations beside the events: see `schedulingTables`. */
  scheduling: { home_id: string; uid: string; state: string }
  /** What others are to be told of an event. */
  outgoing: {
    home_id: string
    uid: string
    earlier: string
    later: string
    version: number
    attempts: number
    due_at: EpochMs
  }
  /** What people elsewhere are sent of events: see `mailTable`. */
  mails: {
    home_id: string
    uid: string
    address: string
    revision: string
    content: string
    known: string | null
    version: number
    attempts: number
    due_at: EpochMs | null
    until: EpochMs
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
