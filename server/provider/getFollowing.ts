import type { IdentityProvider, ProviderReply } from '../ports.ts'

const maxRedirects = 3
const redirects = new Set([301, 302, 303, 307, 308])

/**
 * Reads a public document of a provider. A few redirects within its origin are followed, such as one that
 * adds a slash; each address goes through the guards of `call` (CFG-8). Any other redirect is returned as it
 * is.
 */
export async function getFollowing(
  { call }: Pick<IdentityProvider, 'call'>,
  address: string,
): Promise<ProviderReply> {
  let target = address
  for (let followed = 0; ; followed += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each answer says where the next one is
    const reply = await call(target, { method: 'GET' })
    if (reply.kind === 'unreachable' || !redirects.has(reply.status)) return reply
    const next = reply.location === undefined ? null : URL.parse(reply.location, target)
    if (next === null || next.origin !== URL.parse(address)?.origin || followed === maxRedirects) return reply
    target = next.href
  }
}
