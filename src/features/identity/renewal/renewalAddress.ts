import { OidcClient } from 'oidc-client-ts'
import type { Path } from '../../../navigation/addresses.ts'
import { askingParameters } from '../sign-in/askingParameters.ts'
import type { Identity } from '../createIdentity.ts'
import { isImplicit } from '../implicit/isImplicit.ts'
import type { SignInState } from '../sign-in/finishSignIn.ts'
import { implicitAddress } from '../implicit/implicitAddress.ts'
import { renewalMark } from '../sign-in/callback.ts'
import { randomWord } from '../sign-in/randomWord.ts'

type Way = {
  /** Where the person is. */
  readonly returnTo: Path
  /** A window of its own, which may show the provider's page; or this page, which must come back without having shown any. */
  readonly by: 'window' | 'redirect'
}

/** Where to go for new tokens of the person signed in here, where there is no refresh token. Each address is good once. */
export async function renewalAddress(
  identity: Pick<Identity, 'oidc' | 'session' | 'manager' | 'now' | 'tab'>,
  { returnTo, by }: Way,
): Promise<string> {
  const { oidc, session, now, tab } = identity
  const { subject = '', email = '' } = session.person ?? {}
  const manager = await identity.manager()
  const more = {
    ...(email !== '' && { login_hint: email }),
    ...(by === 'redirect' && { prompt: 'none' }),
  }
  if (isImplicit(oidc)) {
    const { storage } = tab
    const stateEnd = by === 'window' ? renewalMark : ''
    const reason = null
    return implicitAddress({ manager, oidc, storage, returnTo, now, reason, subject, stateEnd, more })
  }
  const { scope } = await askingParameters(manager, oidc, null)
  const state: SignInState = { returnTo, askedAt: null, subject }
  const { url } = await new OidcClient(manager.settings, manager.metadataService).createSigninRequest({
    ...more,
    request_type: 'si:r',
    nonce: randomWord(),
    scope,
    state,
    // The library puts a semicolon before it.
    ...(by === 'window' && { url_state: renewalMark.slice(1) }),
  })
  return url
}
