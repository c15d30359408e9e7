import type { UserManager } from 'oidc-client-ts'
import type { AppConfig } from '#contract/appConfig.ts'
import { askingParameters, type ReasonToAsk } from '../sign-in/askingParameters.ts'
import { randomWord } from '../sign-in/randomWord.ts'
import { storeAttempt } from './signInAttempt.ts'

type ImplicitRequest = {
  readonly manager: UserManager
  readonly oidc: AppConfig['oidc']
  readonly storage: Storage
  readonly returnTo: string
  /** Why the provider must show its own page even if it remembers somebody. */
  readonly reason: ReasonToAsk | null
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Whose session is renewed, what its `state` ends with, and what the provider is asked besides. */
  readonly subject?: string
  readonly stateEnd?: string
  readonly more?: Readonly<Record<string, string>>
}

/**
 * Where to go for a sign-in by the implicit flow (OpenID Connect Core 3.2), which the specification's own client enables
 * (ID-4). RFC 9700 2.1.2 advises against it: tokens pass through the address. Hence only where the configuration says so.
 */
export async function implicitAddress(request: ImplicitRequest): Promise<string> {
  const { manager, oidc, storage, returnTo, reason, now, subject = null, stateEnd = '', more } = request
  console.warn(
    'Kalends signs in by the implicit flow, as it is configured. It is deprecated (RFC 9700 2.1.2): use "code".',
  )
  // A browser that cannot check a signature must not ask for one: the way back would end nowhere.
  if (!('subtle' in crypto)) throw new Error('Crypto.subtle is missing')
  const { client_id, redirect_uri, ui_locales } = manager.settings
  const [state, nonce] = [randomWord() + stateEnd, randomWord()]
  const asking = await askingParameters(manager, oidc, reason)
  storeAttempt(storage, state, {
    nonce,
    returnTo,
    askedAt: asking.max_age === undefined ? null : now(),
    subject,
  })

  const address = new URL(await manager.metadataService.getAuthorizationEndpoint())
  const parameters = {
    client_id,
    redirect_uri,
    response_type: 'id_token token',
    state,
    nonce,
    ...(ui_locales !== undefined && { ui_locales }),
    ...(oidc.prompt !== undefined && { prompt: oidc.prompt }),
    ...asking,
    ...more,
    // There are no refresh tokens in this flow.
    scope: asking.scope
      .split(' ')
      .filter((each) => each !== 'offline_access')
      .join(' '),
  }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, String(value))
  return address.href
}
