import { appConfig } from '#contract/appConfig.ts'
import { configurationKeys, configurationModules } from '#contract/configuration.ts'
import { auditAnswer, historyAnswer } from '#contract/configurationHistory.ts'
import { discoverBody, discoveryAnswer } from '#contract/discovery.ts'
import { componentHealth, healthAnswer, healthServices } from '#contract/health.ts'
import { healthHistoryAnswer } from '#contract/healthHistory.ts'
import {
  createdToken,
  generatedJwt,
  loginBody,
  logoutBody,
  tokenBody,
  tokensAnswer,
  userAnswer,
} from '#contract/identity.ts'
import {
  trialBody,
  trialCalls,
  trialForm,
  trialOpened,
  trialReport,
  trialResult,
  trialStart,
  trialTokenReply,
} from '#contract/trial.ts'
import { userBlockAnswer, userSessionsAnswer } from '#contract/users.ts'
import type { Documented } from './Documented.ts'
import { schemaOf, type JsonSchema } from './schemaOf.ts'

const json = (schema: JsonSchema, example: unknown) => ({ type: 'application/json', schema, example })
const form = 'application/x-www-form-urlencoded'
const formOf = (...names: readonly string[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
})
const someone = { what: 'The person.', schema: schemaOf(userAnswer) }
const noSuchPerson = { 404: { what: 'No such person, or nothing of theirs by this id.' } } as const
const openId = { name: 'openid-connect', value: { issuer_url: 'https://id.example.org', clients: [] } }

/** ID-11 to ID-20, CFG-1 to CFG-8, HC-1 to HC-4, and this document. */
export const documentedService = {
  appConfig: {
    summary: 'What the application needs to start (CFG-6).',
    answers: {
      200: { what: 'The configuration.', schema: schemaOf(appConfig) },
      304: { what: 'Not changed.' },
    },
  },
  openApi: {
    summary: 'This document.',
    answers: { 200: { what: 'OpenAPI 3.2.', schema: { type: 'object' } } },
  },
  user: { summary: 'Who is signed in (ID-11).', answers: { 200: someone } },
  logIn: {
    summary: 'Sign in with a password, for a session cookie (ID-12).',
    body: json(schemaOf(loginBody), { username: 'ada@example.org', password: 'a password' }),
    answers: {
      200: someone,
      401: { what: 'Wrong name or password.' },
      403: { what: 'Too many attempts, or the page of another site.' },
    },
  },
  logOut: {
    summary: 'End the session of the cookie, or every session of one’s own (ID-12).',
    body: { ...json(schemaOf(logoutBody), { everywhere: false }), isOptional: true },
    answers: {
      204: { what: 'Ended.' },
      401: { what: 'Whose sessions to end everywhere is not known.' },
      403: { what: 'The page of another site, or a token that may not do this.' },
    },
  },
  openSession: {
    summary: 'Exchange a token for a session cookie (ID-15).',
    answers: { 200: someone },
  },
  tokens: {
    summary: 'One’s personal access tokens (ID-18).',
    answers: { 200: { what: 'The tokens, without themselves.', schema: schemaOf(tokensAnswer) } },
  },
  createToken: {
    summary: 'Make a personal access token, shown this once (ID-18).',
    body: json(schemaOf(tokenBody), { name: 'My script', scope: 'read', expiresInDays: 30 }),
    answers: { 201: { what: 'The token.', schema: schemaOf(createdToken) } },
  },
  deleteToken: {
    summary: 'End a personal access token (ID-18).',
    answers: { 204: { what: 'Ended.' } },
  },
  generateJwt: {
    summary: 'A short-lived token of the service’s own (ID-19).',
    answers: { 200: { what: 'The token.', schema: schemaOf(generatedJwt) } },
  },
  userBlock: {
    summary: 'Since when a person’s account is blocked; the person by id or e-mail address (ID-21).',
    answers: { 200: { what: 'Since when, or null.', schema: schemaOf(userBlockAnswer) }, ...noSuchPerson },
  },
  blockUser: {
    summary: 'Block a person’s account, and end every session and token of theirs (ID-21).',
    answers: { 204: { what: 'Blocked.' }, ...noSuchPerson },
  },
  unblockUser: {
    summary: 'End the block of an account (ID-21).',
    answers: { 204: { what: 'Not blocked.' }, ...noSuchPerson },
  },
  userSessions: {
    summary: 'A person’s sessions (ID-22).',
    answers: { 200: { what: 'The sessions.', schema: schemaOf(userSessionsAnswer) }, ...noSuchPerson },
  },
  endUserSessions: {
    summary: 'End every session of a person (ID-22).',
    answers: { 204: { what: 'Ended.' }, ...noSuchPerson },
  },
  endUserSession: {
    summary: 'End one session of a person (ID-22).',
    answers: { 204: { what: 'Ended.' }, ...noSuchPerson },
  },
  userTokens: {
    summary: 'A person’s personal access tokens (ID-22).',
    answers: {
      200: { what: 'The tokens, without themselves.', schema: schemaOf(tokensAnswer) },
      ...noSuchPerson,
    },
  },
  deleteUserTokens: {
    summary: 'End every personal access token of a person (ID-22).',
    answers: { 204: { what: 'Ended.' }, ...noSuchPerson },
  },
  deleteUserToken: {
    summary: 'End one personal access token of a person (ID-22).',
    answers: { 204: { what: 'Ended.' }, ...noSuchPerson },
  },
  readConfigurations: {
    summary: 'Read stored configurations, secrets masked (CFG-5).',
    body: json(schemaOf(configurationKeys), [{ name: 'core', keys: ['openid-connect'] }]),
    answers: { 200: { what: 'The configurations.', schema: schemaOf(configurationModules) } },
  },
  putConfigurations: {
    summary: 'Replace configurations (CFG-1 to CFG-4).',
    body: json(schemaOf(configurationModules), [{ name: 'core', configurations: [openId] }]),
    answers: { 204: { what: 'Replaced.' } },
  },
  configurationHistory: {
    summary: 'The last saved versions of the sign-on settings, secrets masked (CFG-9).',
    answers: { 200: { what: 'The versions, the newest first.', schema: schemaOf(historyAnswer) } },
  },
  restoreConfiguration: {
    summary: 'Make a saved version hold again (CFG-9).',
    answers: { 204: { what: 'Restored.' }, 404: { what: 'No such version.', schema: { type: 'object' } } },
  },
  configurationAudit: {
    summary: 'Who changed the sign-on settings, when, from where, and which fields (CFG-10).',
    answers: { 200: { what: 'The changes, the newest first.', schema: schemaOf(auditAnswer) } },
  },
  provider: {
    summary: 'Whether the provider answers where people are sent to sign in (CFG-12).',
    answers: { 204: { what: 'It does.' }, 503: { what: 'It does not, or sign-in is not configured.' } },
  },
  redeem: {
    summary: 'The token endpoint of the application’s client where that has a secret (CFG-7).',
    headers: [
      { name: 'Origin', what: 'A page of the application.', example: '{publicUrl}', isRequired: true },
    ],
    body: {
      type: form,
      schema: formOf('grant_type', 'client_id', 'code', 'redirect_uri', 'code_verifier', 'refresh_token'),
      example: { grant_type: 'authorization_code', client_id: 'kalends', code: 'of-another-day' },
    },
    answers: {
      200: { what: 'The tokens (RFC 6749 5.1).', schema: { type: 'object' } },
      400: { what: 'Refused (RFC 6749 5.2), by the provider or here.', schema: { type: 'object' } },
      403: { what: 'A page of another site, or too many requests.' },
      404: { what: 'The client has no secret: nothing is passed on.' },
    },
  },
  discover: {
    summary: 'Read a provider’s discovery document for the settings form (CFG-8).',
    body: json(schemaOf(discoverBody), { issuer_url: 'https://id.example.org', client_id: 'kalends' }),
    answers: { 200: { what: 'What it says, with warnings.', schema: schemaOf(discoveryAnswer) } },
  },
  openTrial: {
    summary: 'Try a draft of the sign-on settings before it is saved (CFG-11).',
    body: json(schemaOf(trialBody), { settings: { ...openId.value, clients: [{ client_id: 'calendar' }] } }),
    answers: { 201: { what: 'How far it leads, and the trial’s id.', schema: schemaOf(trialOpened) } },
  },
  startTrial: {
    summary: 'Where the popup of a trial goes (CFG-11).',
    answers: {
      200: { what: 'The address.', schema: schemaOf(trialStart) },
      404: { what: 'No such trial, or it is over.', schema: { type: 'object' } },
    },
  },
  answerTrial: {
    summary: 'What the provider sent the popup of a trial back with (CFG-11).',
    body: json(schemaOf(trialResult), { state: 'trial.', code: 'a-code' }),
    answers: {
      200: { what: 'The form that the browser redeems the code with.', schema: schemaOf(trialForm) },
      204: { what: 'It is gone through.' },
      404: { what: 'No such trial, or it is over.', schema: { type: 'object' } },
    },
  },
  trialCalls: {
    summary: 'What the browser itself will ask of the provider of a trial (CFG-11).',
    answers: {
      200: { what: 'The addresses.', schema: schemaOf(trialCalls) },
      404: { what: 'No such trial, or it is over.', schema: { type: 'object' } },
    },
  },
  redeemTrial: {
    summary: 'What the token endpoint answered the popup of a trial (CFG-11).',
    body: json(schemaOf(trialTokenReply), { state: 'trial.', reply: { status: 200, text: '{}' } }),
    answers: {
      204: { what: 'It is gone through.' },
      404: { what: 'No such trial, or it is over.', schema: { type: 'object' } },
    },
  },
  trialReport: {
    summary: 'How far a trial has come (CFG-11).',
    answers: {
      200: { what: 'Each step.', schema: schemaOf(trialReport) },
      404: { what: 'No such trial, or it is over.', schema: { type: 'object' } },
    },
  },
  backchannelLogout: {
    summary: 'A provider says that somebody signed out there (ID-20).',
    body: { type: form, schema: formOf('logout_token'), example: { logout_token: 'no.such.token' } },
    answers: {
      200: { what: 'Their sessions and tokens are forgotten.' },
      400: { what: 'Not a logout token of ours.', schema: { type: 'object' } },
    },
  },
  health: {
    summary: 'Whether all components are well; which, for administrators (HC-1, HC-2).',
    answers: {
      200: { what: 'All are.', schema: schemaOf(healthAnswer) },
      503: { what: 'One is not.', schema: schemaOf(healthAnswer) },
    },
  },
  healthServices: {
    summary: 'The names of the components (HC-3).',
    answers: { 200: { what: 'The names.', schema: schemaOf(healthServices) } },
  },
  healthHistory: {
    summary: 'What a component answered within the last seven days, thinned (HC-9).',
    answers: {
      200: { what: 'Its results, the oldest first.', schema: schemaOf(healthHistoryAnswer) },
      404: { what: 'No such component.', schema: schemaOf(componentHealth) },
    },
  },
  healthOf: {
    summary: 'How one component is (HC-4).',
    answers: {
      200: { what: 'Well.', schema: schemaOf(componentHealth) },
      404: { what: 'There is no such component.', schema: schemaOf(componentHealth) },
      503: { what: 'Not well.', schema: schemaOf(componentHealth) },
    },
  },
} as const satisfies Record<string, Documented>
