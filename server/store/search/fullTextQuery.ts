import type { EventSearch } from '../records.ts'
import { attendeeTerm, organizerTerm, placeTerm, privateTerm } from './terms.ts'

/** The syntax of a full-text query. */
type Notation = {
  readonly term: (term: string) => string
  /** Matches terms that begin like this. */
  readonly prefix: (term: string) => string
  readonly and: string
  readonly or: string
  /** Joins what must match and what must not. */
  readonly butNot: string
}

/** FTS5 of SQLite (https://www.sqlite.org/fts5.html#full_text_query_syntax). */
export const fts5: Notation = {
  term: (term) => `"${term}"`,
  prefix: (term) => `"${term}"*`,
  and: ' AND ',
  or: ' OR ',
  butNot: ' NOT ',
}

/**
 * A `tsquery` of PostgreSQL
 * (https://www.postgresql.org/docs/current/datatype-textsearch.html#DATATYPE-TSQUERY).
 */
export const tsquery: Notation = {
  term: (term) => `'${term}'`,
  prefix: (term) => `'${term}':*`,
  and: ' & ',
  or: ' | ',
  butNot: ' & !',
}

/**
 * A search as one full-text query. Terms contain no character with a meaning in the syntax.
 *
 * @returns null if nothing can match
 */
export function fullTextQuery(search: EventSearch, notation: Notation): string | null {
  const { term, prefix, and, or, butNot } = notation
  const anyOf = (terms: readonly string[]) => (terms.length === 0 ? [] : [`(${terms.map(term).join(or)})`])
  const placesOf = (withPrivate: boolean) =>
    anyOf(
      search.calendars
        .filter((each) => each.withPrivate === withPrivate)
        .map(({ homeId, calendarId }) => placeTerm(homeId, calendarId)),
    )
  const places = [
    ...placesOf(true),
    ...placesOf(false).map((each) => `(${each}${butNot}${term(privateTerm)})`),
  ]
  if (places.length === 0) return null
  return [
    `(${places.join(or)})`,
    ...search.words.map(prefix),
    ...anyOf(search.organizers.map(organizerTerm)),
    ...anyOf(search.attendees.map(attendeeTerm)),
  ].join(and)
}
