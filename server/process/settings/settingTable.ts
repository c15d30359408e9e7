import * as v from 'valibot'
import { openIdClient, tokenAuthMethods } from '#contract/configuration.ts'
import { logLevels } from '../observation/log/logLevels.ts'
import { directoryRows } from './directoryRows.ts'
import { limitRows } from './limitRows.ts'
import { mailRows } from './mailRows.ts'
import { pushRows } from './pushRows.ts'
import { row } from './row.ts'
import {
  answer,
  baseAddress,
  databaseAddress,
  domains,
  emailAddress,
  emails,
  host,
  idleHours,
  origins,
  bareAddress,
  port,
  someText,
  strategies,
  userInfoSeconds,
  addressSetting,
  roomAddress,
} from './settingTypes.ts'

/** From where calendars on the web may be read. */
export const webCalendarNetworks = ['public', 'all', 'none'] as const

/**
 * All settings: the name in the environment, the key in `kalends.json` (a dot is a level), how the text is
 * parsed, the sentence for docs/settings.md, and what happens if it is not set.
 */
export const settingTable = v.object({
  PORT: row('port', v.optional(port, '8080'), 'Where the application and the service listen.'),
  HOST: row(
    'host',
    v.optional(host, '127.0.0.1'),
    'The network address they listen on; `0.0.0.0` is all of them, and needs `OIDC_ISSUER`.',
  ),
  PUBLIC_URL: row(
    'publicUrl',
    v.optional(baseAddress),
    'Where people open the application.',
    '`http://localhost:` and `PORT`',
  ),
  TRUST_PROXY: row(
    'trustProxy',
    v.optional(answer, 'false'),
    'Whether a reverse proxy in front says where a request came from (`X-Forwarded-For`, `-Proto`, `-Host`).',
  ),
  DATA_DIR: row('dataDir', v.optional(someText, '.data'), 'The folder of the embedded store.'),
  DATABASE_URL: row(
    'databaseUrl',
    v.optional(databaseAddress),
    'A PostgreSQL database as the store (`postgresql://user:password@host/kalends`), for one process or several.',
    'the embedded store',
  ),
  IDP_PORT: row(
    'idpPort',
    v.optional(port),
    'Where the embedded identity provider listens, on loopback only.',
    '`PORT` + 1',
  ),
  OIDC_ISSUER: row(
    'oidc.issuer',
    v.optional(bareAddress),
    'Your own identity provider. It and the next seven seed an empty store; what an administrator stores later wins.',
    'the embedded provider',
  ),
  OIDC_CLIENT_ID: row(
    'oidc.clientId',
    v.optional(someText),
    'The client registered there for this application.',
  ),
  OIDC_CLIENT_SECRET: row(
    'oidc.clientSecret',
    v.optional(someText),
    'Its secret, where it has one. The embedded provider takes any.',
  ),
  OIDC_REDIRECT_URI: row(
    'oidc.redirectUri',
    v.optional(addressSetting),
    'Its redirect URI, where it is not the address of the application.',
  ),
  OIDC_SCOPE: row(
    'oidc.scope',
    v.optional(someText),
    'What is asked for there.',
    '`openid email profile`, and `offline_access` where the provider lists it',
  ),
  OIDC_PROMPT: row(
    'oidc.prompt',
    v.optional(openIdClient.entries.prompt.wrapped),
    'What the provider is told to ask at each sign-in: `login`, `consent`, `select_account`.',
    'what it likes',
  ),
  OIDC_TOKEN_AUTH_METHOD: row(
    'oidc.tokenAuthMethod',
    v.optional(v.picklist(tokenAuthMethods, `must be one of ${tokenAuthMethods.join(', ')}`)),
    'How the secret is sent: `client_secret_basic`, `client_secret_post`, or `client_secret_basic_raw`, without the encoding of RFC 6749.',
    'what the provider names, else `client_secret_basic`',
  ),
  OIDC_EMAIL_TRUSTED: row(
    'oidc.emailTrusted',
    v.optional(answer, 'false'),
    'Whether e-mail addresses count of which the provider does not say that they are verified, as Entra ID never does. Only if nobody can edit their own there.',
  ),
  OIDC_USERINFO_SECONDS: row(
    'oidc.userInfoSeconds',
    v.optional(userInfoSeconds, '60'),
    'How long the provider’s word about a token counts before it is asked again, 300 at most.',
  ),
  KALENDS_DOMAINS: row(
    'domains',
    v.optional(domains),
    'E-mail domains whose people may use the calendar, separated by commas.',
    'nobody’s; with the embedded provider `kalends.example`',
  ),
  KALENDS_HIDDEN_DOMAINS: row(
    'hiddenDomains',
    v.optional(domains, ''),
    'E-mail domains whose people cannot search for each other, separated by commas.',
  ),
  KALENDS_ADMINS: row(
    'admins',
    v.optional(emails),
    'E-mail addresses of platform administrators, separated by commas.',
    'nobody; with the embedded provider `admin@kalends.example`',
  ),
  AUTH_API_STRATEGIES: row(
    'auth.apiStrategies',
    v.optional(strategies),
    'How a call may prove who sends it, in the order tried: `basic`, `basic-ldap`, `openid-connect`, `bearer`, `jwt`.',
    'all of them, `basic-ldap` where there is a directory',
  ),
  ...directoryRows,
  KALENDS_ORIGINS: row(
    'origins',
    v.optional(origins, ''),
    'Other web origins whose pages may call the service, separated by commas.',
  ),
  KALENDS_CALENDAR_CREDENTIAL: row(
    'calendarCredential',
    v.optional(v.picklist(['bearer', 'cookie'], 'must be bearer or cookie'), 'bearer'),
    'What the application sends with calendar calls: its access token, or the session `cookie`.',
  ),
  KALENDS_DAV_URL: row(
    'davUrl',
    v.optional(baseAddress),
    'Where the application reaches the calendars, where that is another address of the service: `https://dav.example.org`.',
    '`PUBLIC_URL`',
  ),
  KALENDS_SESSION_IDLE_HOURS: row(
    'sessionIdleHours',
    v.optional(idleHours, '336'),
    'After how many hours without use a session ends, 1 to 720; a session lasts 12 hours, or 30 days where a person asks for it.',
  ),
  KALENDS_UNVERIFIED_EMAIL: row(
    'unverifiedEmail',
    v.optional(answer, 'false'),
    'Whether people may sign in whose e-mail address the provider has not verified.',
  ),
  KALENDS_PRIVATE_PROVIDERS: row(
    'privateProviders',
    v.optional(answer, 'true'),
    'Whether identity providers on private networks and on this machine may be called.',
  ),
  KALENDS_SECRET_ADDRESSES: row(
    'secretAddresses',
    v.optional(answer, 'true'),
    'Whether people may publish a calendar by a secret address, which needs no sign-in. If not, the existing ones stop working.',
  ),
  KALENDS_WEB_CALENDARS: row(
    'webCalendars',
    v.optional(v.picklist(webCalendarNetworks, `must be one of ${webCalendarNetworks.join(', ')}`), 'public'),
    'From where people may subscribe to calendars on the web: `public` is the internet, `all` also private networks and this machine, at any port, `none` nowhere.',
  ),
  KALENDS_SUPPORT_EMAIL: row(
    'supportEmail',
    v.optional(emailAddress),
    'Whom a person in trouble may write to.',
  ),
  KALENDS_RUNBOOK_URL: row(
    'runbookUrl',
    v.optional(addressSetting),
    'What an administrator reads about a component, `{component}` in it being its name: `https://wiki.example.org/{component}`.',
  ),
  KALENDS_MEETING_URL: row(
    'meetingUrl',
    v.optional(roomAddress),
    'Where people meet online, `{room}` in it being a new name for each meeting: `https://meet.example.org/{room}`. The editor of an event then offers a new room.',
  ),
  ...mailRows,
  ...pushRows,
  ...limitRows,
  KALENDS_LOG_LEVEL: row(
    'logLevel',
    v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
    'The least that is logged: `debug`, `info`, `warn`, `error`, or `silent`.',
  ),
})

export type SettingValues = v.InferOutput<typeof settingTable>
