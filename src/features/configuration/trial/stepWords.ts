import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TrialFindings, TrialStep } from '#contract/trial.ts'

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

/** What was found in a step, and what to change where it failed. A finding without a sentence does not compile. */
const sentences: Sentences = {
  discovery: {
    'must-not-be-called': msg`The service may not call an address of these settings: it is none that a provider has, or its access is closed to it. Type the public https address of the provider.`,
    'no-provider': msg`No provider answers at the issuer URL with its discovery document. Compare the issuer URL, letter by letter, with the one that the provider names; or type the authorization, token and user info URLs.`,
    'issuer-missing': msg`No issuer URL is typed, and nobody can sign in without one. Type the address of the provider.`,
    'other-issuer': msg`The discovery document at this address is of another issuer, so it is not used. Type the issuer URL exactly as the provider names it.`,
    'no-end-session': msg`The provider names no address for signing out. Signing out ends the session here only; the next sign-in asks who it is. If the provider has such an address, type it as End session URL.`,
    incomplete: msg`An address that sign-in needs is neither typed nor discovered. Type the issuer URL, or the authorization, token and user info URLs.`,
  },
  redirect: {},
  code: {
    refused: msg`The provider did not let the sign-in go on. Where the person has not cancelled it, they may not be allowed to use this client there, or the client ID, the redirect URI or a scope is not as it is registered.`,
    'other-state': msg`What came back belongs to another sign-in. Try again, and finish it in the window that opens.`,
    'no-issuer': msg`The provider promises to name itself in its answer, and did not. Try again; if that does not help, something between here and the provider changes its answers.`,
    'other-issuer': msg`Another issuer answered than the one of these settings. Type the issuer URL exactly as the provider names it.`,
    missing: msg`The provider sent neither a code nor a token, or one of them twice. Set the client up there for the authorization code flow.`,
  },
  browser: {
    relayed: msg`The service asks for tokens, so the browser calls nothing at the provider.`,
    'token-blocked': msg`This browser could not read the answer of the token URL. Either the provider does not allow this application’s pages to call it (CORS), or this browser cannot reach it. Let the service ask for the tokens; or allow this application’s origin there.`,
    'keys-blocked': msg`This browser could not read the provider’s keys, which the implicit flow needs. Use the authorization code flow; or allow this application’s origin there (CORS).`,
    'discovery-blocked': msg`The service has no keys of this provider, and this browser could not read its discovery document. Use the authorization code flow with the endpoints typed; or allow this application’s origin there (CORS).`,
  },
  token: {
    refused: msg`The provider gave no token for the code. Compare the client ID, type the client secret again, and compare the redirect URI with the one that is registered.`,
    unreachable: msg`The token URL did not answer as a token endpoint does. Compare the token URL; the service must be able to reach it.`,
    'other-issuer': msg`The ID token is of another issuer. Type the issuer URL exactly as the provider names it.`,
    'other-audience': msg`The ID token is for another client. Compare the client ID.`,
    'foreign-issuer': msg`The access token names another issuer. If that is this provider too, type it under Advanced as a token issuer.`,
    'foreign-client': msg`The access token is for other clients than this one, so the service would refuse it. If one of these names stands for the calendar, type it under Advanced as an audience.`,
    opaque: msg`Nobody can tell which client this access token is for: neither the token nor the provider says it. Anyone who gets a token of this provider for another application can use the calendar with it. Have the provider issue JWTs, or let this client introspect tokens.`,
    'no-id-token': msg`The provider sent no complete ID token. Ask for the scope openid; the token must name a subject and an end.`,
    clock: msg`The ID token is over already, or begins later: the clocks of the provider and of the service differ. Set both.`,
    'other-nonce': msg`The ID token belongs to another sign-in. Try again; if that does not help, the provider must return the nonce as it was sent.`,
  },
  'user-info': {
    refused: msg`The provider did not accept its own token at the user info URL. Compare the user info URL, and ask for the scope openid.`,
    unreachable: msg`The user info URL did not answer as it should. Compare the user info URL; the service must be able to reach it.`,
  },
  email: {
    missing: msg`The provider tells no e-mail address of this person. Ask for the scope email, and have the provider release the claim email.`,
    unverified: msg`The provider says that this e-mail address is not verified. Have it verified there; or set KALENDS_UNVERIFIED_EMAIL, where people cannot write their address themselves.`,
    unreadable: msg`What the provider tells as e-mail address is none. Correct the claim email there: it must be one address.`,
    unvouched: msg`The provider does not say whether this address is verified. If nobody can edit their own address there, trust its addresses, or limit the client to your e-mail domain; both are under Advanced.`,
    trusted: msg`The provider does not say whether it is verified; these settings trust it.`,
  },
  domain: {
    unknown: msg`Nobody of this domain is known here. Try an account of another domain, or add this one to KALENDS_DOMAINS.`,
    'not-of-issuer': msg`This person’s e-mail domain is not among the domains of this client. Compare the domains under Advanced.`,
  },
  person: {
    known: msg`Known here already.`,
    new: msg`Not known here yet: the first sign-in would create them.`,
    blocked: msg`An administrator has blocked this account. Try another one.`,
  },
}

const anyway = msg`This step did not succeed.`

/** The sentence about a step; null where there is nothing to say. */
export function sentenceOf({ name, outcome, finding }: TrialStep): MessageDescriptor | null {
  const known: Readonly<Record<string, MessageDescriptor>> = sentences[name]
  // Another service may find what ours does not.
  return (finding && known[finding]) ?? (outcome === 'failed' ? anyway : null)
}
