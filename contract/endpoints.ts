/** Which of the two base addresses an endpoint belongs to (`{base_url}` or `{dav_url}`). */
export type Base = 'service' | 'dav'

export type Endpoint<Path extends string = string> = {
  readonly method: string
  readonly base: Base
  /** The path with `{slots}`; each slot is percent-encoded as one segment. */
  readonly path: Path
}

const service = <Method extends string, Path extends string>(method: Method, path: Path) =>
  ({ method, base: 'service', path }) as const
const dav = <Method extends string, Path extends string>(method: Method, path: Path) =>
  ({ method, base: 'dav', path }) as const

/**
 * Every call of the contract, once, but for those that no first screen needs, which have tables of their own: the service routes these, the
 * application sends them.
 */
export const endpoints = {
  appConfig: service('GET', '/config.json'),
  openApi: service('GET', '/api/openapi.json'),

  user: service('GET', '/api/user'),
  logIn: service('POST', '/api/login'),
  logOut: service('POST', '/api/logout'),
  openSession: service('POST', '/api/session'),
  tokens: service('GET', '/api/tokens'),
  createToken: service('POST', '/api/tokens'),
  deleteToken: service('DELETE', '/api/tokens/{tokenId}'),
  generateJwt: service('POST', '/api/jwt/generate'),
  storageKey: service('GET', '/api/user/storage-key'),
  deleteStorageKey: service('DELETE', '/api/user/storage-key'),
  userSettings: service('GET', '/api/user/settings'),
  changeUserSettings: service('PATCH', '/api/user/settings'),

  searchPeople: service('POST', '/api/people/search'),
  personByEmail: service('GET', '/api/users'),
  person: service('GET', '/api/users/{userId}'),

  bin: service('GET', '/api/bin'),
  emptyBin: service('DELETE', '/api/bin'),
  restoreFromBin: service('POST', '/api/bin/{itemId}/restore'),
  deleteFromBin: service('DELETE', '/api/bin/{itemId}'),

  provider: service('GET', '/api/oidc/provider'),
  redeem: service('POST', '/api/oidc/token'),
  backchannelLogout: service('POST', '/api/oidc/backchannel-logout'),

  health: service('GET', '/api/healthcheck'),

  calendars: dav('GET', '/dav/api/calendars/{userId}.json'),
  createCalendar: dav('POST', '/dav/api/calendars/{userId}.json'),
  findByUid: dav('REPORT', '/dav/api/calendars/{userId}.json'),
  calendar: dav('GET', '/dav/api/calendars/{userId}/{calendarId}.json'),
  changeCalendar: dav('PROPPATCH', '/dav/api/calendars/{userId}/{calendarId}.json'),
  deleteCalendar: dav('DELETE', '/dav/api/calendars/{userId}/{calendarId}.json'),
  report: dav('REPORT', '/dav/api/calendars/{userId}/{calendarId}.json'),
  eventsByPath: dav('REPORT', '/dav/api/calendars.json'),
  queryCalendars: dav('POST', '/dav/api/query.json'),
  freeBusy: dav('POST', '/dav/api/calendars/freebusy'),
  searchEvents: service('POST', '/calendar/api/events/search'),
  exportCalendar: dav('GET', '/dav/api/calendars/{userId}/{calendarId}?export'),
  event: dav('GET', '/dav/api/calendars/{userId}/{calendarId}/{eventId}.ics'),
  reportEvent: dav('REPORT', '/dav/api/calendars/{userId}/{calendarId}/{eventId}.ics'),
  putEvent: dav('PUT', '/dav/api/calendars/{userId}/{calendarId}/{eventId}.ics'),
  importEvent: dav('PUT', '/dav/api/calendars/{userId}/{calendarId}/{eventId}.ics?import'),
  deleteEvent: dav('DELETE', '/dav/api/calendars/{userId}/{calendarId}/{eventId}.ics'),
  eventHistory: dav('GET', '/dav/api/calendars/{userId}/{calendarId}/{eventId}.ics/history'),
  restoreVersion: dav(
    'POST',
    '/dav/api/calendars/{userId}/{calendarId}/{eventId}.ics/history/{version}/restore',
  ),
  moveEvent: dav('MOVE', '/dav/api/calendars/{userId}/{calendarId}/{eventId}.ics'),
} as const satisfies Record<string, Endpoint>

/** The parameters that a path names in braces: of `/api/tokens/{tokenId}`, `{ tokenId: string }`. */
export type PathParameters<Path extends string> = { readonly [Name in ParameterName<Path>]: string }

type ParameterName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterName<Rest>
  : never

export type Slots = Readonly<Record<string, string>>

/**
 * The values for the slots of a path: exactly those in it. For a path that is only known at run time, any.
 */
export type SlotsOf<Path extends string> = string extends Path
  ? { readonly slots?: Slots }
  : [ParameterName<Path>] extends [never]
    ? { readonly slots?: never }
    : { readonly slots: PathParameters<Path> }

/** A path with its slots filled, each encoded as one segment (CAL-3). A missing value does not compile. */
export function pathOf<Path extends string>(
  endpoint: Endpoint<Path>,
  ...[slots]: {} extends SlotsOf<Path> ? [slots?: SlotsOf<Path>['slots']] : [slots: SlotsOf<Path>['slots']]
): string {
  return filled(endpoint.path, slots)
}

/** @throws {RangeError} if a slot has no value: the path was only known at run time */
function filled(path: string, slots: Slots = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name]
    if (value === undefined) throw new RangeError(`${path} needs ${name}`)
    return encodeURIComponent(value)
  })
}

/** The calendar id that means a home's default calendar, and in a REPORT all its calendars (CAL-6). */
export const eventsAlias = 'events'
