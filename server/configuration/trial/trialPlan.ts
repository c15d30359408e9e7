import type { OpenIdClient, OpenIdConfiguration } from '#contract/configuration.ts'
import { scopeToAsk } from '#contract/providerRecipes.ts'
import type { BrowserCall, TrialFindings } from '#contract/trial.ts'
import type { Ports } from '../../ports.ts'
import { browserCalls } from '../application/browserCalls.ts'
import { deriveAppConfig } from '../application/deriveAppConfig.ts'
import { discover, type Discovered } from '../../provider/discover.ts'
import { inWords } from '../../provider/inWords.ts'
import { addressProblem } from '../../provider/providerAddress.ts'
import type { TrialSteps } from './trialSteps.ts'

/** The secrets of one sign-in. */
export type TrialSecrets = {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  readonly redirectUri: string
}

/** The addresses and names that a sign-in with a draft needs, typed or discovered (CFG-3). */
export type TrialPlan = {
  readonly client: OpenIdClient
  /** The same scope that the application will ask for. */
  readonly scope: string
  /**
   * The issuer that tokens must name: the provider's own name, or what was typed if there is no discovery.
   */
  readonly issuer: string
  /** The issuer as it was typed, for this client or for all of them. */
  readonly typedIssuer: string
  /** Whether the provider promises to name itself in its answer (RFC 9207). */
  readonly promisesIssuer: boolean
  readonly introspection: string | null
  readonly authorize: string
  readonly token: string
  readonly userInfo: string
  readonly methods?: unknown
  /** The calls that the browser makes itself. */
  readonly calls: readonly BrowserCall[]
}

/**
 * Plans a sign-in with a draft, from the same configuration that the application would get after saving. Null
 * if sign-in is not possible; the step `discovery` says why.
 */
export async function trialPlan(
  ports: Pick<Ports, 'identityProvider' | 'settings' | 'log'>,
  { issuer_url }: OpenIdConfiguration,
  client: OpenIdClient,
  steps: TrialSteps,
): Promise<TrialPlan | null> {
  const typedIssuer = client.issuer_url ?? issuer_url
  if (typedIssuer === undefined) {
    steps.failed('discovery', { finding: 'issuer-missing' })
    return null
  }
  const found = await discover(ports, typedIssuer)
  const metadata = found.kind === 'found' ? found.metadata : null
  const document = found.kind === 'found' && metadata !== null ? found.document : null
  const config = deriveAppConfig(
    ports.settings,
    { issuer_url: typedIssuer, clients: [client] },
    metadata,
    false,
  )
  const authorize = client.authorization_url ?? document?.authorization_endpoint
  const token = client.token_url ?? document?.token_endpoint
  const userInfo = client.user_info_url ?? document?.userinfo_endpoint
  if (config === null || authorize === undefined || token === undefined || userInfo === undefined) {
    steps.failed('discovery', nowhere(found))
    return null
  }
  const closed = [token, userInfo].map((address) => addressProblem(address, ports))
  if (closed.some((problem) => problem !== null)) {
    steps.failed('discovery', { finding: 'must-not-be-called' })
    return null
  }
  const known = config.oidc.metadata
  steps.passed('discovery', known?.end_session_endpoint === undefined ? { finding: 'no-end-session' } : {})
  return {
    client,
    scope: config.oidc.scope ?? scopeToAsk(typedIssuer, document?.scopes_supported),
    issuer: known?.issuer ?? typedIssuer,
    typedIssuer,
    promisesIssuer: document?.authorization_response_iss_parameter_supported === true,
    introspection: document?.introspection_endpoint ?? null,
    authorize,
    token,
    userInfo,
    methods: document?.token_endpoint_auth_methods_supported,
    calls: browserCalls(config),
  }
}

/**
 * Why sign-in is not possible: the document cannot be read, belongs to another issuer, or lacks an address.
 */
function nowhere(found: Discovered): {
  readonly finding: TrialFindings['discovery']
  readonly told?: string
} {
  if (found.kind === 'refused') {
    return { finding: 'must-not-be-called', told: `issuer_url ${found.problem}` }
  }
  if (found.kind === 'nothing') return { finding: 'no-provider' }
  return found.metadata === null
    ? { finding: 'other-issuer', told: inWords(found.document.issuer) }
    : { finding: 'incomplete' }
}
