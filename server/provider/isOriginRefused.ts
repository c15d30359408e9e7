import type { Ports } from '../ports.ts'
import { addressProblem } from './providerAddress.ts'
import { clientCall, outcomeOf } from './tokenRequest.ts'

export type OriginAsked = {
  /** The token endpoint, if there is one. */
  readonly token: string | undefined
  /** A client whose codes the browser redeems; empty if there is none. */
  readonly client_id: string
  /** The origin of the application's pages. */
  readonly origin: string
}

/**
 * Whether a token endpoint hides its answers from the application's pages (CORS; CFG-8). It is sent an
 * invalid code in the way a browser would send one, because some providers decide by client, which a
 * preflight request does not name. False if nothing is proven: no answer, no answer of a token endpoint (RFC
 * 6749 5.2), or an unknown client.
 */
export async function isOriginRefused(
  ports: Pick<Ports, 'identityProvider' | 'settings'>,
  { token, client_id, origin }: OriginAsked,
): Promise<boolean> {
  if (token === undefined || client_id === '' || addressProblem(token, ports) !== null) return false
  const { headers, ...form } = clientCall(
    { client: { client_id }, methods: undefined },
    {
      grant_type: 'authorization_code',
      code: crypto.randomUUID(),
      code_verifier: `${crypto.randomUUID()}${crypto.randomUUID()}`,
      redirect_uri: `${origin}/`,
    },
  )
  const reply = await ports.identityProvider.call(token, { ...form, headers: { ...headers, origin } })
  const outcome = outcomeOf(reply, [])
  if (reply.kind === 'unreachable' || outcome.kind !== 'refused') return false
  return outcome.error !== 'invalid_client' && reply.allowedOrigin !== '*' && reply.allowedOrigin !== origin
}
