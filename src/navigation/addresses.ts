/** An address inside the application: what follows the `#`. */
export type Path = `/${string}`

/** Every route's pattern, once. */
export const patterns = {
  calendar: '/calendar/:view/:date',
  event: '/calendar/:view/:date/event/:calendarId/:eventId/:occurrence?',
  newEvent: '/calendar/:view/:date/new',
  search: '/calendar/:view/:date/search',
  health: '/health',
  account: '/account',
  settings: '/settings',
  pendingChanges: '/pending-changes',
  signOnSettings: '/settings/openid-connect',
  callback: '/auth/oidc/callback',
  signedOut: '/signed-out',
} as const satisfies Record<string, Path>

export const accountPath: Path = patterns.account
export const settingsPath: Path = patterns.settings
export const pendingChangesPath: Path = patterns.pendingChanges
export const healthPath: Path = patterns.health
export const signOnSettingsPath: Path = patterns.signOnSettings
export const callbackPath: Path = patterns.callback
export const signedOutPath: Path = patterns.signedOut
/** The calendar without a date: the page shows today's week. */
export const homePath: Path = '/calendar'
