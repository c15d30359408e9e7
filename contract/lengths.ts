import * as v from 'valibot'

/**
 * The maximum number of characters of a text in a request, by kind. No honest one is near it: comparing,
 * hashing, logging and sending on a text takes time that grows with its length.
 */
export const lengths = {
  /** The name of a person, a client, a module; a key of the settings. */
  name: 200,
  clientId: 500,
  /** An ID or access token, a client's secret, a code. */
  token: 8192,
  scope: 2000,
  /** A web address: the maximum that browsers and servers agree on. */
  url: 2000,
  /** The path of an event: each character of its ids may become nine when it is encoded. */
  href: 8000,
  calendarName: 1000,
  description: 10_000,
  /** An id in an address. */
  id: 255,
  uid: 500,
  /** It contains the revision of each calendar of a home. */
  syncToken: 100_000,
} as const

/** The maximum number of items in a list of a request. */
export const maxListLength = 200

/** A text of at most so many characters. */
export const textUpTo = (limit: number) =>
  v.pipe(v.string('must be a string'), v.maxLength(limit, `must have at most ${limit} characters`))

/**
 * A list with a maximum number of items. They are counted before any is parsed, because each wrong one gives
 * a sentence.
 */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.array(v.unknown(), 'must be a list'),
    v.maxLength(maxListLength, `must have at most ${maxListLength} entries`),
    v.array(item),
  )
