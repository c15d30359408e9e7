import { endpoints } from '#contract/endpoints.ts'
import { embeddedIssuer } from '../embedded/startEmbeddedProvider.ts'
import { StartProblem } from '../listen/StartProblem.ts'
import type { Store } from '../store.ts'
import type { Settings } from '../settings/readSettings.ts'

const patienceMs = 10_000

/**
 * Ask the service, the embedded provider and the store what anybody would ask first. An own provider is not asked: it may be
 * down, and Kalends starts all the same.
 *
 * @throws {StartProblem} naming who does not answer
 */
export async function everythingAnswers(
  { host, port, provider }: Pick<Settings, 'host' | 'port' | 'provider'>,
  store: Store,
): Promise<void> {
  const service = `http://${reachable(host)}:${port}${endpoints.health.path}`
  const discovery =
    provider.kind === 'embedded' ? `${embeddedIssuer(provider.port)}/.well-known/openid-configuration` : null
  await store.ping()
  await Promise.all([
    answers('service', service, [200, 503]),
    discovery === null ? undefined : answers('embedded identity provider', discovery, [200]),
  ])
}

async function answers(who: string, address: string, expected: readonly number[]): Promise<void> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs) })
    await answer.arrayBuffer()
    if (!expected.includes(answer.status)) throw new Error(`answered ${answer.status}`)
  } catch (cause) {
    throw new StartProblem(`The ${who} does not answer at ${new URL(address).origin}.`, { cause })
  }
}

/** A host that means every address of the machine is asked at its own loopback. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}
