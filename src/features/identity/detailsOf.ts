import type { Identity } from './createIdentity.ts'
import type { SignInFailure } from './SignInProblem.ts'

/** What to send to whoever helps: one fact a line, in English whatever the page speaks. */
export function detailsOf(
  { problem, details }: SignInFailure,
  { oidc, redirectUri, now }: Pick<Identity, 'oidc' | 'redirectUri' | 'now'>,
): string {
  return [
    `problem: ${problem === details ? problem : `${problem} (${details})`}`,
    `time on this device: ${new Date(now()).toISOString()}`,
    `provider: ${oidc.authority}`,
    `client: ${oidc.client_id}`,
    `response type: ${oidc.response_type}`,
    `redirect URI: ${redirectUri}`,
  ].join('\n')
}
