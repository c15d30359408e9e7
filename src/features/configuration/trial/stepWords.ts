import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TrialFindings, TrialStep } from '#contract/trial.ts'

// lingui-set comment="Steps of a sign-in with OpenID Connect, for administrators. “Person”: whether the person may sign in. “Code”: the authorization code."

export type StepName = TrialStep['name']

/** What each step is called. */
export const stepNames: Readonly<Record<StepName, MessageDescriptor>> = {
  discovery: msg`Discovery`,
  redirect: msg`Redirect`,
  code: msg`Code`,
  browser: msg`Browser`,
  token: msg`Token`,
  'user-info': msg`UserInfo`,
  email: msg`E-mail`,
  domain: msg`Domain`,
  person: msg`Person`,
}

type Sentences = { readonly [Step in StepName]: Readonly<Record<TrialFindings[Step], MessageDescriptor>> }

/** The finding of a step, and what to change if it failed. A finding without a sentence does not compile. */
const sentences: Sentences = {
  discovery: {
    'must-not-be-called': msg`The service isn’t allowed to call one of these addresses. Enter the provider’s public https address.`,
    'no-provider': msg`No provider responds at the issuer URL. Check that it matches the provider’s exactly, or enter the authorization, token and user info URLs.`,
    'issuer-missing': msg`Enter the issuer URL. Nobody can sign in without it.`,
    'other-issuer': msg`The discovery document at this address is for another issuer. Enter the issuer URL exactly as the provider writes it.`,
    'no-end-session': msg`The provider has no sign-out endpoint, so people are signed out only here, and the next sign-in asks who they are. If it has one, enter it as End session URL.`,
    incomplete: msg`An endpoint is missing. Enter the issuer URL, or the authorization, token and user info URLs.`,
  },
  redirect: {},
  code: {
    refused: msg`The provider stopped the sign-in. If nobody cancelled it, the person may not be allowed to use this client, or the client ID, redirect URI or a scope doesn’t match what’s registered.`,
    'other-state': msg`The response is from another sign-in. Try again, and finish it in the window that opens.`,
    'no-issuer': msg`The provider’s response lacks its issuer (iss), which it says it sends. Try again. If that doesn’t help, something in between changes its responses.`,
    'other-issuer': msg`A different issuer responded. Enter the issuer URL exactly as the provider writes it.`,
    missing: msg`The provider sent no code or token, or sent one twice. Set up the client there for the authorization code flow.`,
  },
  browser: {
    relayed: msg`The service requests tokens, so the browser doesn’t call the provider.`,
    'token-blocked': msg`This browser couldn’t read the token URL’s response: the provider blocks this origin (CORS), or the browser can’t reach it. Let the service request tokens, or allow this origin there.`,
    'keys-blocked': msg`This browser couldn’t read the provider’s keys, which the implicit flow needs. Use the authorization code flow, or allow this origin there (CORS).`,
    'discovery-blocked': msg`The service doesn’t have this provider’s keys, and this browser couldn’t read its discovery document. Use the authorization code flow and enter the endpoints, or allow this origin there (CORS).`,
  },
  token: {
    refused: msg`The provider didn’t exchange the code for a token. Check the client ID and redirect URI, and enter the client secret again.`,
    unreachable: msg`The token URL isn’t a token endpoint. Check it, and that the service can reach it.`,
    'other-issuer': msg`The ID token is from another issuer. Enter the issuer URL exactly as the provider writes it.`,
    'other-audience': msg`The ID token is for another client. Check the client ID.`,
    'foreign-issuer': msg`The access token has a different issuer. If it’s also this provider’s, enter it under Advanced, Token issuers.`,
    'foreign-client': msg`The access token is for other clients, so the service would refuse it. If one of these names is the calendar’s, enter it under Advanced, Audience.`,
    opaque: msg`Neither the token nor the provider says which client this access token is for, so a token for any other application would work here too. Have the provider issue JWTs, or let this client introspect tokens.`,
    'no-id-token': msg`The ID token is incomplete. Request the scope openid; the token needs a subject (sub) and an expiry (exp).`,
    clock: msg`The ID token has expired or isn’t valid yet. Set the clocks of the provider and the service.`,
    'other-nonce': msg`The ID token is from another sign-in. Try again. If that doesn’t help, the provider must return the nonce unchanged.`,
  },
  'user-info': {
    refused: msg`The provider rejected its own token at the user info URL. Check the user info URL, and request the scope openid.`,
    unreachable: msg`The user info URL didn’t respond as expected. Check it, and that the service can reach it.`,
    'other-subject': msg`The user info URL doesn’t send the subject (sub) of the ID token. Check that it belongs to this provider.`,
  },
  email: {
    missing: msg`The provider didn’t send this person’s e-mail address. Request the scope email, and release the claim email there.`,
    unverified: msg`The provider says this e-mail address isn’t verified. Verify it there, or set KALENDS_UNVERIFIED_EMAIL if people can’t change their own address.`,
    unreadable: msg`The claim email isn’t a valid address. Fix it at the provider: it must be a single address.`,
    unvouched: msg`The provider doesn’t say whether this address is verified. If people can’t change their own address there, trust its addresses or limit the client to your e-mail domain, both under Advanced.`,
    trusted: msg`The provider doesn’t say whether it’s verified. These settings trust it.`,
  },
  domain: {
    unknown: msg`This domain doesn’t have access. Try an account from another domain, or add this one to KALENDS_DOMAINS.`,
    'not-of-issuer': msg`This person’s e-mail domain isn’t one of this client’s. Check E-mail domains under Advanced.`,
  },
  person: {
    known: msg`Known here.`,
    new: msg`New here. The first sign-in will create the account.`,
    blocked: msg`An administrator blocked this account. Try another one.`,
  },
}

const anyway = msg`This step failed.`

/** The sentence about a step; null if there is nothing to say. */
export function sentenceOf({ name, outcome, finding }: TrialStep): MessageDescriptor | null {
  const known: Readonly<Record<string, MessageDescriptor>> = sentences[name]
  // Another service may send findings that ours does not have.
  return (finding && known[finding]) ?? (outcome === 'failed' ? anyway : null)
}
