/** An address inside the application: what follows the `#`. */
export type Path = `/${string}`

/**
 * Every route's pattern, once. What may stand after the `?` of a calendar's address:
 *
 * | name           | where    | what it says                                                          |
 * | -------------- | -------- | --------------------------------------------------------------------- |
 * | `set`, `only`  | each     | the calendar set that is shown, or the one calendar                   |
 * | `saved`        | each     | a saved search that is on; several times for several of them          |
 * | `zone`         | each     | the zone that times are shown in, if another than the device's        |
 * | `zones`        | each     | one or two zones whose hours stand beside these, a comma between      |
 * |                |          | them, or `none`; without it those that the person chose               |
 * | `q`            | search,  | what was typed                                                        |
 * |                | quickAdd |                                                                       |
 * | `start`, `end` | newEvent,| when it is to be: local times, with a `Z` in UTC, or days             |
 * |                | slip     |                                                                       |
 * | `start`, `end` | timeLink | the same for anyone: times in UTC with a `Z`, or days                 |
 * | `title`        | both     | what it is to be called                                               |
 * | `duration`,    | newEvent | the rest of it: its length in minutes, the id or name of a calendar,  |
 * | `place`,       |          | addresses of people with commas between                               |
 * | `calendar`,    |          |                                                                       |
 * | `guests`,      |          |                                                                       |
 * | `description`  |          |                                                                       |
 * | `to`           | link     | a link of another program: `mailto:`, `webcal:`, `web+cal:`           |
 */
export const patterns = {
  calendar: '/calendar/:view/:date',
  event: '/calendar/:view/:date/event/:calendarId/:eventId/:occurrence?',
  newEvent: '/calendar/:view/:date/new',
  slip: '/calendar/:view/:date/slip',
  search: '/calendar/:view/:date/search',
  changes: '/calendar/:view/:date/changes',
  invitations: '/calendar/:view/:date/invitations',
  quickAdd: '/calendar/:view/:date/quick',
  timeLink: '/calendar/time',
  link: '/calendar/link',
  print: '/print/:layout/:first/:last',
  health: '/health',
  account: '/account',
  settings: '/settings',
  pendingChanges: '/pending-changes',
  bin: '/bin',
  signOnSettings: '/settings/openid-connect',
  callback: '/auth/oidc/callback',
  signedOut: '/signed-out',
} as const satisfies Record<string, Path>

export const accountPath: Path = patterns.account
export const settingsPath: Path = patterns.settings
export const pendingChangesPath: Path = patterns.pendingChanges
export const binPath: Path = patterns.bin
export const healthPath: Path = patterns.health
export const signOnSettingsPath: Path = patterns.signOnSettings
export const callbackPath: Path = patterns.callback
export const signedOutPath: Path = patterns.signedOut
/** The calendar without a date: the page shows today's week. */
export const homePath: Path = '/calendar'
