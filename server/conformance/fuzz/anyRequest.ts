import fc from 'fast-check'
import { administrationEndpoints } from '#contract/administration/administrationEndpoints.ts'
import { endpoints, pathOf, type Endpoint, type Slots } from '#contract/endpoints.ts'
import { anyEvent } from './anyEvent.ts'

/** A person who sends requests, and the word that marks everything of theirs. */
export type Asker = { readonly name: 'alice' | 'bob'; readonly home: string; readonly mark: string }

export type AnyRequest = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

const oddIds = [
  '..',
  '.',
  'a/b',
  '%',
  '%2f',
  '__proto__',
  'constructor',
  '😀',
  ' ',
  '\u0000',
  'x'.repeat(300),
]
const anyId = (...known: readonly string[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: fc.constantFrom(...oddIds) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1 }).map((id) => id.toWellFormed()) },
  )

const anyText = fc.string({ unit: 'binary' })
const time = fc.oneof(
  fc.constantFrom(
    '20270301T000000',
    '20270401T000000Z',
    '00010101T000000',
    '99991231T235959',
    '20270230T000000',
  ),
  anyText,
)

/** Addresses of calendars and events of both people, existing or not. */
const anyHref = (asker: Asker, other: Asker) =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom(asker.home, other.home), anyId('work', 'events'), anyId('1.ics', '2.ics'))
      .chain(([home, calendar, event]) =>
        fc.constantFrom(`/calendars/${home}/${calendar}.json`, `/calendars/${home}/${calendar}/${event}`),
      ),
    anyText,
  )

/** Bodies for the calls of the contract, with the mark, and bodies that no call accepts. */
const anyBody = (asker: Asker, other: Asker) =>
  fc.oneof(
    { weight: 4, arbitrary: anyEvent(asker.mark) },
    {
      weight: 3,
      arbitrary: fc
        .record(
          {
            match: fc.record({ start: time, end: time }),
            expand: fc.boolean(),
            'sync-token': anyText,
            uid: anyText,
          },
          { requiredKeys: [] },
        )
        .map((query) => JSON.stringify(query)),
    },
    {
      weight: 2,
      arbitrary: fc
        .array(anyHref(asker, other), { maxLength: 5 })
        .chain((hrefs) =>
          fc.record({
            eventPaths: fc.constant(hrefs),
            scope: fc.constant({ calendars: hrefs }),
            match: fc.record({ start: time, end: time }),
          }),
        )
        .map((query) => JSON.stringify(query)),
    },
    {
      weight: 2,
      arbitrary: fc
        .record({
          calendars: fc.array(
            fc.record({ userId: anyId(asker.home, other.home), calendarId: anyId('work', 'events') }),
            { maxLength: 3 },
          ),
          query: fc.oneof(fc.constantFrom(asker.mark, other.mark, '"', "' | '", 'a*', 'NEAR(a b)'), anyText),
          attendees: fc.array(anyText, { maxLength: 2 }),
        })
        .map((search) => JSON.stringify(search)),
    },
    {
      weight: 1,
      arbitrary: fc
        .record(
          {
            language: fc.oneof(fc.constantFrom('de', null), anyText),
            shortcuts: fc.dictionary(anyText, fc.oneof(fc.constant(asker.mark), fc.constant(null))),
            savedSearches: fc.array(fc.record({ name: fc.constant(asker.mark), query: anyText }), {
              maxLength: 2,
            }),
          },
          { requiredKeys: [] },
        )
        .map((patch) => JSON.stringify(patch)),
    },
    {
      weight: 2,
      arbitrary: fc
        .record(
          { id: anyId('work', 'trips', 'events'), 'apple:color': fc.constantFrom('#36c', 'red') },
          { requiredKeys: ['id'] },
        )
        .map((calendar) =>
          JSON.stringify({ ...calendar, 'dav:name': asker.mark, 'caldav:description': asker.mark }),
        ),
    },
    {
      weight: 1,
      arbitrary: fc
        .record({
          name: fc.constant(asker.mark),
          scope: fc.constantFrom('read', 'write', 'all'),
          expiresInDays: fc.integer(),
        })
        .map((token) => JSON.stringify(token)),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('grant_type=refresh_token&refresh_token=x', 'logout_token=a.b.c', ''),
    },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: anyText },
  )

/** Header values that a network passes on. */
const anyValue = fc.stringMatching(/^[!-~]{1,40}$/)
const someOf = (...values: readonly string[]) => fc.oneof(fc.constantFrom(...values), anyValue)

const anyHeaders = (other: Asker) =>
  fc.record(
    {
      accept: someOf('application/calendar+json', 'text/calendar', '*/*'),
      'if-match': someOf('*', '"1"', 'W/"1", "2"'),
      'if-none-match': someOf('*', '"1"', 'W/"1"'),
      'content-type': someOf('application/json', 'text/calendar', 'application/x-www-form-urlencoded'),
      destination: someOf(
        `/dav/api/calendars/${other.home}/${other.home}/1.ics`,
        `/calendars/${other.home}/events/2.ics`,
        'http://elsewhere.example/a/b/c.ics',
      ),
      overwrite: someOf('T', 'F'),
      prefer: someOf('handling=strict', 'return=minimal'),
      depth: someOf('0', '1', 'infinity'),
      'x-http-method-override': someOf('REPORT', 'PROPPATCH', 'ACL', 'DELETE'),
      'x-request-id': anyValue,
      'accept-language': anyValue,
    },
    { requiredKeys: [] },
  )

const anyEndpoint: fc.Arbitrary<Endpoint> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(endpoints.putEvent, endpoints.report, endpoints.event) },
  { weight: 5, arbitrary: fc.constantFrom(...Object.values({ ...endpoints, ...administrationEndpoints })) },
)
const otherMethod = fc.constantFrom('GET', 'PUT', 'PATCH', 'REPORT', 'ACL', 'SEARCH', 'OPTIONS')

function anySlots({ path }: Endpoint, asker: Asker, other: Asker): fc.Arbitrary<Slots> {
  const arbitraries: Readonly<Record<string, fc.Arbitrary<string>>> = {
    userId: fc.oneof(
      { weight: 8, arbitrary: fc.constant(asker.home) },
      { weight: 2, arbitrary: anyId(other.home) },
    ),
    calendarId: anyId('events', 'work', 'trips', asker.home, other.home),
    name: anyId('store', 'identity-provider'),
  }
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return fc.record(Object.fromEntries(names.map((name) => [name, arbitraries[name] ?? anyId('1', '2')])))
}

/** Any call of the contract by one of two people, valid or not. */
export const anyRequest = (asker: Asker, other: Asker): fc.Arbitrary<AnyRequest> =>
  anyEndpoint.chain((endpoint) =>
    fc
      .record({
        method: fc.oneof(
          { weight: 12, arbitrary: fc.constant<string>(endpoint.method) },
          { weight: 1, arbitrary: otherMethod },
        ),
        slots: anySlots(endpoint, asker, other),
        body: anyBody(asker, other),
        headers: anyHeaders(other),
      })
      .map(({ method, slots, body, headers }) => {
        const path = pathOf(endpoint, slots)
        return method === 'GET' ? { method, path, headers } : { method, path, headers, body }
      }),
  )
