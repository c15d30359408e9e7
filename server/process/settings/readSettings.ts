import * as v from 'valibot'
import type { OpenIdClient } from '#contract/configuration.ts'
import type { LogLevel } from '../observation/log/logLevels.ts'
import { strategyNames, type StrategyName } from '#contract/identity.ts'
import { wordsOf } from '../../http/body/shapeProblem.ts'
import type { DirectorySettings, ServiceSettings } from '../../ports.ts'
import { directoriesOf, directoryContradictions } from './directoriesOf.ts'
import { embeddedDefaults } from './embeddedDefaults.ts'
import { limitsOf } from './limitRows.ts'
import { isLoopback } from '../../net/isLoopback.ts'
import { mailContradictions, mailSettingsOf, type MailSettings } from './mailRows.ts'
import { vapidContradictions, vapidOf } from './pushRows.ts'
import type { VapidKeys } from '../../push/vapidKeys.ts'
import { settingTable, type SettingValues } from './settingTable.ts'
import { textsOfFile } from './textsOfFile.ts'

/** The operator's settings after validation: those of the service, and those needed to run it. */
export type Settings = {
  readonly port: number
  readonly host: string
  readonly isProxyTrusted: boolean
  /** As it was written; relative to the working directory. */
  readonly dataDir: string
  /** The database to use instead of the embedded store. It contains a password. */
  readonly databaseUrl?: string
  readonly logLevel: LogLevel
  readonly provider: EmbeddedProviderSettings | OwnProvider
  /** The keys for reminders by Web Push, with a secret. */
  readonly vapid?: VapidKeys
  readonly webCalendars: SettingValues['KALENDS_WEB_CALENDARS']
  /** Contains passwords. */
  readonly mail?: MailSettings
  /** Each contains a password. */
  readonly directories: readonly DirectorySettings[]
  readonly service: ServiceSettings
}

export type EmbeddedProviderSettings = {
  readonly kind: 'embedded'
  readonly port: number
  /** With it, the application's client at the embedded provider is a confidential one. */
  readonly clientSecret?: string
}

export type OwnProvider = {
  readonly kind: 'own'
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret?: string
  readonly redirectUri?: string
  /** Other fields of the first client, under their names of CFG-2. */
  readonly more?: Pick<OpenIdClient, 'scope' | 'prompt' | 'token_auth_method' | 'email_trusted'>
}

export type SettingsRead =
  | { readonly kind: 'settings'; readonly settings: Settings }
  /**
   * A sentence for each wrong setting, beginning with its name. Values are not repeated, because they may be
   * secrets.
   */
  | { readonly kind: 'problems'; readonly problems: readonly string[] }

/**
 * Reads the settings. The environment wins over the file, and an empty text counts as not set.
 *
 * @param environment such as `process.env`
 * @param file the parsed JSON of `kalends.json`; undefined if there is none
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  file?: unknown,
): SettingsRead {
  const { texts, problems } = textsOfFile(file)
  if (problems.length > 0) return { kind: 'problems', problems }
  const given = Object.fromEntries(
    Object.keys(settingTable.entries).map((name) => [name, environment[name]?.trim() || texts.get(name)]),
  )
  const read = v.safeParse(settingTable, given)
  if (!read.success) return { kind: 'problems', problems: sentences(read.issues) }
  const together = contradictions(read.output, environment['NODE_ENV'] === 'production')
  return together.length > 0
    ? { kind: 'problems', problems: together }
    : { kind: 'settings', settings: settingsOf(read.output) }
}

function settingsOf(values: SettingValues): Settings {
  const directories = directoriesOf(values)
  const provider = providerOf(values)
  const vapid = vapidOf(values)
  const mail = mailSettingsOf(values)
  const defaults = provider.kind === 'embedded' ? embeddedDefaults : { domains: [], admins: [] }
  return {
    port: values.PORT,
    host: values.HOST,
    isProxyTrusted: values.TRUST_PROXY,
    dataDir: values.DATA_DIR,
    ...(values.DATABASE_URL && { databaseUrl: values.DATABASE_URL }),
    logLevel: values.KALENDS_LOG_LEVEL,
    provider,
    ...(vapid && { vapid }),
    ...(mail && { mail }),
    webCalendars: values.KALENDS_WEB_CALENDARS,
    directories,
    service: {
      publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
      allowedOrigins: [...values.KALENDS_ORIGINS, ...otherNames(values)],
      domains: values.KALENDS_DOMAINS ?? defaults.domains,
      hiddenDomains: values.KALENDS_HIDDEN_DOMAINS,
      admins: values.KALENDS_ADMINS ?? defaults.admins,
      strategies: values.AUTH_API_STRATEGIES ?? configuredStrategies(directories),
      calendarCredential: values.KALENDS_CALENDAR_CREDENTIAL,
      ...(values.KALENDS_DAV_URL && { davUrl: values.KALENDS_DAV_URL }),
      acceptUnverifiedEmail: values.KALENDS_UNVERIFIED_EMAIL,
      isPrivateProviderAllowed: values.KALENDS_PRIVATE_PROVIDERS,
      hasSecretAddresses: values.KALENDS_SECRET_ADDRESSES,
      readsWebCalendars: values.KALENDS_WEB_CALENDARS !== 'none',
      limits: limitsOf(values),
      sessionIdleMs: values.KALENDS_SESSION_IDLE_HOURS * 3_600_000,
      userInfoTtlMs: values.OIDC_USERINFO_SECONDS * 1000,
      ...(vapid && { pushKey: vapid.publicKey }),
      ...(mail && { sendsMail: true }),
      ...(values.KALENDS_SUPPORT_EMAIL && { supportEmail: values.KALENDS_SUPPORT_EMAIL }),
      ...(values.KALENDS_RUNBOOK_URL && { runbookUrl: values.KALENDS_RUNBOOK_URL }),
      ...(values.KALENDS_MEETING_URL && { meetingUrl: values.KALENDS_MEETING_URL }),
    },
  }
}

/** The default: every strategy that can work with these settings (ID-6). */
const configuredStrategies = (directories: readonly DirectorySettings[]): readonly StrategyName[] =>
  strategyNames.filter((name) => name !== 'basic-ldap' || directories.length > 0)

/** A page opened at 127.0.0.1 calls the service at localhost, which is another origin for a browser. */
const otherNames = ({ PUBLIC_URL, PORT }: SettingValues) =>
  PUBLIC_URL === undefined ? [`http://127.0.0.1:${PORT}`] : []

function providerOf(values: SettingValues): EmbeddedProviderSettings | OwnProvider {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = values
  const secret = values.OIDC_CLIENT_SECRET && { clientSecret: values.OIDC_CLIENT_SECRET }
  if (issuer === undefined || clientId === undefined) {
    return { kind: 'embedded', port: idpPortOf(values), ...secret }
  }
  return {
    kind: 'own',
    issuer,
    clientId,
    ...secret,
    ...(values.OIDC_REDIRECT_URI && { redirectUri: values.OIDC_REDIRECT_URI }),
    more: {
      ...(values.OIDC_SCOPE && { scope: values.OIDC_SCOPE }),
      ...(values.OIDC_PROMPT && { prompt: values.OIDC_PROMPT }),
      ...(values.OIDC_TOKEN_AUTH_METHOD && { token_auth_method: values.OIDC_TOKEN_AUTH_METHOD }),
      ...(values.OIDC_EMAIL_TRUSTED && { email_trusted: true }),
    },
  }
}

const idpPortOf = ({ IDP_PORT, PORT }: SettingValues) => IDP_PORT ?? PORT + 1

const seedsOfOwnProvider = [
  'OIDC_CLIENT_ID',
  'OIDC_REDIRECT_URI',
  'OIDC_SCOPE',
  'OIDC_PROMPT',
  'OIDC_TOKEN_AUTH_METHOD',
] as const

/** Settings that are valid alone but not together. */
function contradictions(values: SettingValues, isProduction: boolean): readonly string[] {
  const rules: readonly (readonly [isBroken: boolean, sentence: string])[] =
    values.OIDC_ISSUER === undefined
      ? [
          [
            isProduction,
            'OIDC_ISSUER must be set: the embedded identity provider does not run in production.',
          ],
          [
            !isLoopback(values.HOST),
            'HOST must be a loopback address such as 127.0.0.1 with the embedded identity provider; set OIDC_ISSUER to use your own.',
          ],
          [idpPortOf(values) > 65_535, 'IDP_PORT must be set: there is no port after PORT.'],
          [idpPortOf(values) === values.PORT, 'IDP_PORT must be another port than PORT.'],
          ...seedsOfOwnProvider.map(
            (name) => [values[name] !== undefined, `${name} is of no use without OIDC_ISSUER.`] as const,
          ),
        ]
      : [[values.OIDC_CLIENT_ID === undefined, 'OIDC_CLIENT_ID must be set where OIDC_ISSUER is.']]
  return [
    ...rules,
    ...directoryContradictions(values),
    ...mailContradictions(values),
    ...vapidContradictions(values),
  ]
    .filter(([isBroken]) => isBroken)
    .map(([, sentence]) => sentence)
}

function sentences(issues: readonly v.BaseIssue<unknown>[]): readonly string[] {
  return [...new Set(issues.map((issue) => `${placeOf(issue)} ${wordsOf(issue)}.`))]
}

/** `PORT`, or `LDAP_DIRECTORIES 0/url` for a part of a setting. */
function placeOf({ path }: v.BaseIssue<unknown>): string {
  const [name, ...parts] = path?.map(({ key }) => String(key)) ?? []
  return [name, ...(parts.length > 0 ? [parts.join('/')] : [])].join(' ')
}
