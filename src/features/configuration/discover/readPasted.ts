import * as v from 'valibot'
import type { DiscoveryAnswer } from '#contract/discovery.ts'
import { discoveryDocument, issuerIn, readDiscovery } from '#contract/discoveryDocument.ts'

export type Pasted =
  | { readonly kind: 'read'; readonly answer: DiscoveryAnswer }
  | { readonly kind: 'not-json' | 'no-issuer' }

/**
 * Read a pasted discovery document as the service would (CFG-8), for providers that the service cannot reach.
 *
 * @param typed the issuer in the form; if empty, the document's own is accepted
 */
export function readPasted(text: string, typed: string): Pasted {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text)
  if (!json.success) return { kind: 'not-json' }
  const document = v.safeParse(discoveryDocument, json.output)
  if (!document.success) return { kind: 'no-issuer' }
  const issuer = issuerIn(typed)
  return { kind: 'read', answer: readDiscovery(document.output, issuer || document.output.issuer) }
}
