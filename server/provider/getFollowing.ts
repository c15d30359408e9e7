import type { IdentityProvider, ProviderReply } from '../ports.ts'

const maxRedirects = 3
const redirects = new Set([301, 302, 303, 307, 308])

/**
 * Reads a public document of a provider. It follows a few redirects within the origin, for example to an
 * address with a slash, and each address passes the guards of `call` (CFG-8). Other redirects are returned as
 * they are.
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
