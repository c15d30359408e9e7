import type { CalendarAction } from './rights.ts'
import type { EndpointName } from './serviceEndpoints.ts'

/** What a caller must be, before a handler sees the request. */
export type AccessRule = {
  /** A credential is needed: without one the answer is 401. */
  readonly needsCredential: boolean
  readonly needsAdministrator?: true
  /** A token that this service made may not do this (ID-18, ID-19): it could become another credential. */
  readonly needsSignIn?: true
  /** The path names a home or a calendar: the right that the caller must have there (CAL-21, `may`). */
  readonly needsRight?: CalendarAction
}

export const accessRules = {
  /** Everybody. A handler that answers some callers with more identifies them itself. */
  anybody: { needsCredential: false },
  person: { needsCredential: true },
  signedIn: { needsCredential: true, needsSignIn: true },
  list: { needsCredential: true, needsRight: 'list' },
  publish: { needsCredential: true, needsRight: 'publish' },
  /** A secret address is a credential, too: it would outlive the token (ID-18). */
  publishSecretly: { needsCredential: true, needsSignIn: true, needsRight: 'publish' },
  seePublic: { needsCredential: true, needsRight: 'seePublic' },
  /** Who only has free and busy times reads events, too, of which nothing else is left (`withCopies`). */
  read: { needsCredential: true, needsRight: 'readBusy' },
  write: { needsCredential: true, needsRight: 'write' },
  createCalendar: { needsCredential: true, needsRight: 'createCalendar' },
  changeCalendar: { needsCredential: true, needsRight: 'changeCalendar' },
  deleteCalendar: { needsCredential: true, needsRight: 'deleteCalendar' },
  share: { needsCredential: true, needsRight: 'share' },
  /**
   * Administrators, with the store down too if they are known without it (HC-2): the handler gets no
   * principal.
   */
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
  // Ending every session of one's own takes a credential, but that depends on the body.
  logOut: 'anybody',
  openSession: 'signedIn',
  tokens: 'signedIn',
  createToken: 'signedIn',
  deleteToken: 'signedIn',
  generateJwt: 'signedIn',
  // A token in a script has no device to store anything on.
  storageKey: 'signedIn',
  deleteStorageKey: 'signedIn',
  userSettings: 'person',
  changeUserSettings: 'person',
  // A script has no browser.
  pushSubscriptions: 'signedIn',
  addPushSubscription: 'signedIn',
  deletePushSubscription: 'signedIn',

  // Everything at once, and for ever.
  exportOwnData: 'signedIn',
  eraseOwnData: 'signedIn',

  // What each may see is looked up again and again.
  changes: 'person',
  // The handler leaves out the calendars that the caller may not read.
  unseenChanges: 'person',

  searchPeople: 'person',
  personByEmail: 'person',
  person: 'person',

  userBlock: 'signedInAdministrator',
  blockUser: 'signedInAdministrator',
  unblockUser: 'signedInAdministrator',
  userSessions: 'signedInAdministrator',
  endUserSessions: 'signedInAdministrator',
  endUserSession: 'signedInAdministrator',
  userTokens: 'signedInAdministrator',
  deleteUserTokens: 'signedInAdministrator',
  deleteUserToken: 'signedInAdministrator',
  handOverCalendars: 'signedInAdministrator',
  changeEmail: 'signedInAdministrator',

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

  // Which of them depends on what is asked for.
  calendars: 'seePublic',
  createCalendar: 'createCalendar',
  findByUid: 'read',
  calendar: 'read',
  calendarRights: 'read',
  // Who may share, or answer a share, depends on the body.
  changeShares: 'read',
  // Who may not is 403, also in what one may read.
  publishCalendar: 'read',
  publicCalendars: 'person',
  secretAddress: 'publish',
  newSecretAddress: 'publishSecretly',
  stopSecretAddress: 'publish',
  refreshCalendar: 'changeCalendar',
  // Whoever has the secret.
  secretCalendar: 'anybody',
  changeCalendar: 'changeCalendar',
  deleteCalendar: 'deleteCalendar',
  report: 'read',
  // These name calendars in the body, and leave out those that the caller may not read.
  eventsByPath: 'person',
  queryCalendars: 'person',
  freeBusy: 'person',
  searchEvents: 'person',
  // The items name calendars, and the handler leaves out those that the caller may not write.
  bin: 'person',
  emptyBin: 'person',
  restoreFromBin: 'person',
  deleteFromBin: 'person',
  exportCalendar: 'read',
  event: 'read',
  reportEvent: 'read',
  putEvent: 'write',
  importEvent: 'write',
  deleteEvent: 'write',
  moveEvent: 'write',
  // Who may not write sees only what is, not what was.
  eventHistory: 'write',
  restoreVersion: 'write',

  // Who has the link is the guest (CAL-30).
  guest: 'anybody',
  answerAsGuest: 'anybody',

  // Only what is one's own changes.
  receiveItip: 'createCalendar',
  receiveItipOfEvent: 'createCalendar',

  shareHome: 'share',
  shareEvent: 'share',
  shareExport: 'share',
} as const satisfies Record<EndpointName, Access>
