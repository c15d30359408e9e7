import * as v from 'valibot'

/**
 * The most characters that a text of a request may have, by what it is. No honest one comes near: each is
 * there so that what is done with a text, be it compared, hashed, logged or sent on, is done with a short
 * one.
 */
export const lengths = {
  /** The name of a person, a client, a module; a key of the settings. */
  name: 200,
  clientId: 500,
  /** An ID or access token, a client's secret, a code. */
  token: 8192,
  scope: 2000,
  /** A web address: what browsers and servers agree on. */
  url: 2000,
  /** Where an event is: ids, each of whose characters may be nine when it is encoded. */
  href: 8000,
  calendarName: 1000,
  description: 10_000,
  /** An id in an address. */
  id: 255,
  uid: 500,
  /** It holds the revision of each calendar of a home. */
  syncToken: 100_000,
} as const

/** How many of something a list of a request may hold. */
export const maxListLength = 200

/** A text of at most so many characters. */
export const textUpTo = (limit: number) =>
  v.pipe(v.string('must be a string'), v.maxLength(limit, `must have at most ${limit} characters`))

/**
 * A list of at most so many items. They are counted before one is read, as each that is wrong would cost a
 * sentence.
 */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.array(v.unknown(), 'must be a list'),
    v.maxLength(maxListLength, `must have at most ${maxListLength} entries`),
    v.array(item),
  )
