import type { EndpointName } from './serviceEndpoints.ts'

/** What is asked of whoever calls, before a handler sees the request. */
export type AccessRule = {
  /** A credential is needed: without one the answer is 401. */
  readonly needsCredential: boolean
  readonly needsAdministrator?: true
  /** A token that this service made may not do this (ID-18, ID-19): it could become another credential. */
  readonly needsSignIn?: true
  /** The path names a home, which has to be open to the caller (CAL-21). */
  readonly needsHome?: true
}

export const accessRules = {
  /** Everybody. A handler that answers some callers more looks at who they are itself. */
  anybody: { needsCredential: false },
  person: { needsCredential: true },
  signedIn: { needsCredential: true, needsSignIn: true },
  home: { needsCredential: true, needsHome: true },
  /** Administrators, with the store down too if they are known without it (HC-2): the handler gets no principal. */
  administrator: { needsCredential: true, needsAdministrator: true },
  signedInAdministrator: { needsCredential: true, needsAdministrator: true, needsSignIn: true },
} as const satisfies Record<string, AccessRule>

export type Access = keyof typeof accessRules

/** These give the handler the principal. */
export type IdentifyingAccess = Exclude<Access, 'anybody' | 'administrator'>

export const isIdentifying = (asked: Access): asked is IdentifyingAccess =>
  asked !== 'anybody' && asked !== 'administrator'

/** Who may call what: `authorize` enforces it, the OpenAPI document says it. */
export const access = {
  appConfig: 'anybody',
  openApi: 'anybody',

  user: 'person',
  logIn: 'anybody',
  // Whoever ends every session of theirs is asked for a credential: that depends on the body.
  logOut: 'anybody',
  openSession: 'signedIn',
  tokens: 'signedIn',
  createToken: 'signedIn',
  deleteToken: 'signedIn',
  generateJwt: 'signedIn',

  userBlock: 'signedInAdministrator',
  blockUser: 'signedInAdministrator',
  unblockUser: 'signedInAdministrator',
  userSessions: 'signedInAdministrator',
  endUserSessions: 'signedInAdministrator',
  endUserSession: 'signedInAdministrator',
  userTokens: 'signedInAdministrator',
  deleteUserTokens: 'signedInAdministrator',
  deleteUserToken: 'signedInAdministrator',

  readConfigurations: 'administrator',
  putConfigurations: 'signedInAdministrator',
  configurationHistory: 'administrator',
  restoreConfiguration: 'signedInAdministrator',
  configurationAudit: 'administrator',

  provider: 'anybody',
  // Pages of the application only, which the handler sees by their origin (CFG-7).
  redeem: 'anybody',
  discover: 'administrator',
  openTrial: 'signedInAdministrator',
  // The window of a trial has no session: the id of the trial lets it through (CFG-11).
  startTrial: 'anybody',
  trialCalls: 'anybody',
  answerTrial: 'anybody',
  redeemTrial: 'anybody',
  trialReport: 'administrator',
  backchannelLogout: 'anybody',

  // Administrators are answered more (HC-2).
  health: 'anybody',
  healthServices: 'administrator',
  healthOf: 'administrator',
  healthHistory: 'administrator',

  calendars: 'home',
  createCalendar: 'home',
  findByUid: 'home',
  calendar: 'home',
  changeCalendar: 'home',
  deleteCalendar: 'home',
  report: 'home',
  // These name homes in what is sent, and leave out those that are not open.
  eventsByPath: 'person',
  queryCalendars: 'person',
  freeBusy: 'person',
  exportCalendar: 'home',
  event: 'home',
  reportEvent: 'home',
  putEvent: 'home',
  importEvent: 'home',
  deleteEvent: 'home',
  moveEvent: 'home',

  shareHome: 'home',
  shareCalendar: 'home',
  shareEvent: 'home',
  shareExport: 'home',
} as const satisfies Record<EndpointName, Access>
