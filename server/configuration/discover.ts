import * as v from 'valibot'
import type { DiscoveryAnswer } from '#contract/discovery.ts'
import {
  discoveryDocument,
  issuerIn,
  readDiscovery,
  type DiscoveryDocument,
} from '#contract/discoveryDocument.ts'
import type { Ports } from '../ports.ts'
import { getFollowing } from './getFollowing.ts'
import { addressProblem } from './providerAddress.ts'
import { withoutTrailingSlash } from '#contract/withoutTrailingSlash.ts'

const wellKnown = '/.well-known/openid-configuration'

export type Discovered =
  | ({ readonly kind: 'found'; readonly document: DiscoveryDocument } & DiscoveryAnswer)
  /** The address itself may not be called: the end of a sentence. */
  | { readonly kind: 'refused'; readonly problem: string }
  /** Whatever the reason: an answer in more detail would map the network for who asks (CFG-8). */
  | { readonly kind: 'nothing' }

/**
 * Reads the discovery document of an issuer that somebody typed, under the guards of CFG-8.
 *
 * @param typed the issuer, or the address of the document itself
 */
export async function discover(
  ports: Pick<Ports, 'identityProvider' | 'settings' | 'log'>,
  typed: string,
): Promise<Discovered> {
  const { identityProvider, log } = ports
  const issuer = issuerIn(typed)
  const problem = addressProblem(issuer, ports)
  if (problem !== null) return { kind: 'refused', problem }
  const reply = await getFollowing(identityProvider, `${withoutTrailingSlash(issuer)}${wellKnown}`)
  const read =
    reply.kind === 'replied' && reply.status === 200
      ? v.safeParse(v.pipe(v.string(), v.parseJson(), discoveryDocument), reply.text)
      : null
  if (!read?.success) {
    log('discovery-failed', { cause: reply.kind === 'replied' ? `answered ${reply.status}` : reply.cause })
    return { kind: 'nothing' }
  }
  return { kind: 'found', document: read.output, ...readDiscovery(read.output, issuer) }
}
