import type { Ports } from '../ports.ts'
import { addressProblem } from './providerAddress.ts'
import { clientCall, outcomeOf } from './tokenRequest.ts'

export type OriginAsked = {
  /** The token endpoint, if there is one. */
  readonly token: string | undefined
  /** A client whose codes the browser redeems; empty: there is none to ask for. */
  readonly client_id: string
  /** Where the application's pages come from. */
  readonly origin: string
}

/**
 * Whether a token endpoint keeps its answers from the application's pages (CORS; CFG-8). It is sent a code
 * that it never gave, as a browser would send it: some decide for each client, which a preflight request does
 * not name. False also where nothing is proven: it does not answer, or not as a token endpoint does (RFC 6749
 * 5.2), or does not know the client.
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
