import { createdToken, tokenBody, tokensAnswer } from '#contract/tokens/accessTokens.ts'
import { generatedJwt, loginBody, logoutBody, storageKeyAnswer, userAnswer } from '#contract/identity.ts'
import {
  pushSubscriptionAnswer,
  pushSubscriptionBody,
  pushSubscriptionsAnswer,
} from '#contract/reminders/pushSubscription.ts'
import { eraseBody } from '#contract/people/ownData.ts'
import { userSettings } from '#contract/settings/userSettings.ts'
import { jsonContent } from './jsonContent.ts'
import type { Documented } from './Documented.ts'
import { schemaOf, type JsonSchema } from './schemaOf.ts'

const form = 'application/x-www-form-urlencoded'
const chosen = { what: 'All that is chosen now.', schema: schemaOf(userSettings) }
const someone = { what: 'The person.', schema: schemaOf(userAnswer) }
const formOf = (...names: readonly string[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
})

/** Signing in and out, one’s own tokens and sessions (ID-11 to ID-20, ID-24, CFG-7, CFG-12). */
export const documentedIdentity = {
  user: { summary: 'Who is signed in (ID-11).', answers: { 200: someone } },
  logIn: {
    summary: 'Sign in with a password, for a session cookie (ID-12).',
    body: jsonContent(schemaOf(loginBody), { username: 'ada@example.org', password: 'a password' }),
    answers: {
      200: someone,
      401: { what: 'Wrong name or password.' },
      403: { what: 'Too many attempts, or the page of another site.' },
    },
  },
  logOut: {
    summary: 'End the session of the cookie, or every session of one’s own (ID-12).',
    body: { ...jsonContent(schemaOf(logoutBody), { everywhere: false }), isOptional: true },
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
    body: jsonContent(schemaOf(tokenBody), { name: 'My script', scope: 'read', expiresInDays: 30 }),
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
  storageKey: {
    summary: 'One’s own key for what one’s devices keep (ID-24).',
    answers: { 200: { what: 'The key, in base64.', schema: schemaOf(storageKeyAnswer) } },
  },
  userSettings: {
    summary: 'What the person chose (USR-1).',
    answers: { 200: chosen, 304: { what: 'Not changed.' } },
  },
  changeUserSettings: {
    summary: 'Change some of it: JSON Merge Patch (RFC 7396), null resets (USR-1).',
    headers: [{ name: 'If-Match', what: 'The ETag that was read.', example: '*' }],
    body: {
      type: 'application/merge-patch+json',
      schema: schemaOf(userSettings),
      example: { firstDay: 1, density: null },
    },
    answers: { 200: chosen, 412: { what: 'They have changed since they were read.' } },
  },
  pushSubscriptions: {
    summary: 'The browsers in which the person is reminded while no tab is open (USR-2).',
    answers: {
      200: { what: 'The subscriptions.', schema: schemaOf(pushSubscriptionsAnswer) },
      404: { what: 'Nobody is reminded by push here.' },
    },
  },
  addPushSubscription: {
    summary: 'Remind the person in this browser while no tab is open (USR-2).',
    body: jsonContent(schemaOf(pushSubscriptionBody), {
      endpoint: 'https://push.example.org/a-browser',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
      zone: 'Europe/Paris',
    }),
    answers: {
      201: { what: 'The subscription.', schema: schemaOf(pushSubscriptionAnswer) },
      404: { what: 'Nobody is reminded by push here.' },
    },
  },
  deletePushSubscription: {
    summary: 'End the reminders in a browser (USR-2).',
    answers: { 204: { what: 'Ended.' } },
  },
  exportOwnData: {
    summary: 'Everything that is one’s own, in one file (USR-3).',
    answers: {
      200: { what: 'A zip file.', type: 'application/zip' },
      429: { what: 'Too often.' },
    },
  },
  eraseOwnData: {
    summary: 'Delete everything that is one’s own, for ever (USR-3).',
    body: jsonContent(schemaOf(eraseBody), { email: 'not@mine.example', tellGuests: true }),
    answers: {
      204: { what: 'Deleted, and signed out.' },
      400: { what: 'That is not one’s own address.' },
      412: { what: 'Something is being changed all the time.' },
    },
  },
  deleteStorageKey: {
    summary: 'Forget that key: the next one is another (ID-24).',
    answers: { 204: { what: 'Forgotten.' } },
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
  backchannelLogout: {
    summary: 'A provider says that somebody signed out there (ID-20).',
    body: { type: form, schema: formOf('logout_token'), example: { logout_token: 'no.such.token' } },
    answers: {
      200: { what: 'Their sessions and tokens are forgotten.' },
      400: { what: 'Not a logout token of ours.', schema: { type: 'object' } },
    },
  },
} as const satisfies Record<string, Documented>
