import type { IsoDate } from '../time/units.ts'

/** What `is:` can ask for. */
export const searchStates = ['recurring', 'invitation', 'declined', 'free', 'private', 'cancelled'] as const
export type SearchState = (typeof searchStates)[number]

/** What `has:` can ask for. */
export const searchDetails = ['guests', 'location', 'description', 'link', 'reminder', 'attachment'] as const
export type SearchDetail = (typeof searchDetails)[number]

/** What is searched for. All conditions have to be met; an empty one is no condition. */
export type SearchQuery = {
  /**
   * Words of title, place, people and description, as they were typed; the last may be the beginning of one.
   */
  readonly words: string
  /** Texts that have to occur exactly, except for case and accents: `"design review"`, `🦊`. */
  readonly phrases: readonly string[]
  /** Parts of calendar names, one of which has to match: `calendar:work`. */
  readonly calendars: readonly string[]
  /** Parts of names or addresses of organizer and guests: `with:bob`. */
  readonly people: readonly string[]
  /** Parts of the place: `at:rosa`. */
  readonly places: readonly string[]
  /** The first day that counts: `after:` names the day before it, `on:` the day itself. */
  readonly from: IsoDate | null
  /** The last day that counts, inclusive: `before:` names the day after it. */
  readonly until: IsoDate | null
  readonly states: readonly SearchState[]
  readonly details: readonly SearchDetail[]
}

/** Whether a query has no conditions. */
export const isEmptyQuery = ({
  words,
  phrases,
  calendars,
  people,
  places,
  from,
  until,
  states,
  details,
}: SearchQuery) =>
  words === '' &&
  from === null &&
  until === null &&
  [phrases, calendars, people, places, states, details].every(({ length }) => length === 0)
