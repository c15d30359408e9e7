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
import { readMetadata, type DiscoveredMetadata } from './readMetadata.ts'
import { withoutTrailingSlash } from '#contract/withoutTrailingSlash.ts'

const wellKnown = '/.well-known/openid-configuration'

export type Discovered =
  | ({
      readonly kind: 'found'
      readonly document: DiscoveryDocument
      /** The metadata to use after saving; null for the document of another issuer, which is not used. */
      readonly metadata: DiscoveredMetadata | null
    } & DiscoveryAnswer)
  /** The address must not be called; `problem` is the end of a sentence. */
  | { readonly kind: 'refused'; readonly problem: string }
  /** No usable answer. There is no reason, because reasons would help to map the internal network (CFG-8). */
  | { readonly kind: 'nothing' }

/**
 * Reads the discovery document of an issuer that an administrator typed, under the guards of CFG-8.
 *
 * @param typed the issuer, or the address of the document
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
  const text = reply.kind === 'replied' && reply.status === 200 ? reply.text : ''
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), discoveryDocument), text)
  if (!read.success) {
    log('discovery-failed', { cause: reply.kind === 'replied' ? `answered ${reply.status}` : reply.cause })
    return { kind: 'nothing' }
  }
  const used = readMetadata(text, issuer)
  return {
    kind: 'found',
    document: read.output,
    metadata: used.kind === 'found' ? used.metadata : null,
    ...readDiscovery(read.output, issuer),
  }
}
