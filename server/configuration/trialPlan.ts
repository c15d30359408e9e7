import type { OpenIdClient, OpenIdConfiguration } from '#contract/configuration.ts'
import { scopeToAsk } from '#contract/providerRecipes.ts'
import type { Ports } from '../ports.ts'
import { discover } from './discover.ts'
import { addressProblem } from './providerAddress.ts'
import type { TrialSteps } from './trialSteps.ts'

/** What a sign-in by a draft needs: typed, or else discovered (CFG-3). */
export type TrialPlan = {
  readonly client: OpenIdClient
  /** What is asked for, as the application will ask. */
  readonly scope: string
  /** As the provider names it; null where only addresses were typed. */
  readonly issuer: string | null
  /** As it was typed, for this client or for all. */
  readonly typedIssuer?: string | undefined
  /** Whether the provider promises to name itself in its answer (RFC 9207). */
  readonly promisesIssuer: boolean
  readonly introspection: string | null
  readonly authorize: string
  readonly token: string
  readonly userInfo: string
  readonly methods?: unknown
}

/** Finds out where a draft leads; null where it leads nowhere, which the step `discovery` says. */
export async function trialPlan(
  ports: Pick<Ports, 'identityProvider' | 'settings' | 'log'>,
  { issuer_url }: OpenIdConfiguration,
  client: OpenIdClient,
  steps: TrialSteps,
): Promise<TrialPlan | null> {
  const typedIssuer = client.issuer_url ?? issuer_url
  const found = typedIssuer === undefined ? null : await discover(ports, typedIssuer)
  const document = found?.kind === 'found' ? found.document : null
  const authorize = client.authorization_url ?? document?.authorization_endpoint
  const token = client.token_url ?? document?.token_endpoint
  const userInfo = client.user_info_url ?? document?.userinfo_endpoint
  if (authorize === undefined || token === undefined || userInfo === undefined) {
    const finding = { refused: 'must-not-be-called', nothing: 'no-provider', found: 'incomplete' } as const
    steps.failed('discovery', {
      finding: found === null ? 'incomplete' : finding[found.kind],
      ...(found?.kind === 'refused' && { told: `issuer_url ${found.problem}` }),
    })
    return null
  }
  const closed = [token, userInfo].map((address) => addressProblem(address, ports))
  if (closed.some((problem) => problem !== null)) {
    steps.failed('discovery', { finding: 'must-not-be-called' })
    return null
  }
  steps.passed('discovery')
  return {
    client,
    scope: client.scope ?? scopeToAsk(typedIssuer ?? '', document?.scopes_supported),
    issuer: document?.issuer ?? null,
    typedIssuer,
    promisesIssuer: document?.authorization_response_iss_parameter_supported === true,
    introspection: document?.introspection_endpoint ?? null,
    authorize,
    token,
    userInfo,
    methods: document?.token_endpoint_auth_methods_supported,
  }
}
