import * as v from 'valibot'
import type { EpochMs } from '#domain/time/units.ts'
import type { Ports } from '../ports.ts'
import { discoveredMetadata, type DiscoveredMetadata } from './readMetadata.ts'

const freshMs = 10 * 60_000
/** After a failure nobody is asked for this long: anyone can cause discoveries. */
const failedMs = 1000

/** The providers' metadata; the last good answer of each is stored (CFG-6). */
export type Discoveries = {
  /**
   * The last good metadata. An old one is returned at once and renewed in the background; only without one
   * this waits for the provider.
   */
  of(issuerUrl: string): Promise<DiscoveredMetadata | null>
  /** Whether the last answer was unusable for good: it names another issuer. */
  isRefused(issuerUrl: string): boolean
}

const remembered = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ at: v.number(), metadata: discoveredMetadata }),
)
type Remembered = v.InferOutput<typeof remembered>

export function discoveries({ store, identityProvider, clock, log }: Ports): Discoveries {
  const known = new Map<string, Remembered>()
  const refused = new Set<string>()
  const failedAt = new Map<string, EpochMs>()
  const running = new Map<string, Promise<DiscoveredMetadata | null>>()

  const ask = async (issuerUrl: string): Promise<DiscoveredMetadata | null> => {
    const answer = await identityProvider.discover(issuerUrl)
    if (answer.kind === 'unreachable' && answer.isLasting) refused.add(issuerUrl)
    else refused.delete(issuerUrl)
    if (answer.kind === 'unreachable') {
      failedAt.set(issuerUrl, clock())
      log('discovery-failed', { cause: answer.cause })
      return null
    }
    const found = { at: clock(), metadata: answer.metadata }
    known.set(issuerUrl, found)
    await store.configuration
      .remember(keyOf(issuerUrl), JSON.stringify(found))
      .catch(() => log('discovery-not-remembered'))
    return answer.metadata
  }
  const hasJustFailed = (issuerUrl: string) =>
    Math.abs(clock() - (failedAt.get(issuerUrl) ?? -Infinity)) < failedMs
  const askOnce = async (issuerUrl: string) => {
    if (hasJustFailed(issuerUrl)) return null
    const asked = running.get(issuerUrl) ?? ask(issuerUrl).finally(() => running.delete(issuerUrl))
    running.set(issuerUrl, asked)
    return asked
  }
  const recall = async (issuerUrl: string): Promise<Remembered | undefined> => {
    const here = known.get(issuerUrl)
    if (here !== undefined) return here
    const stored = v.safeParse(remembered, await store.configuration.recall(keyOf(issuerUrl)))
    if (!stored.success) return undefined
    known.set(issuerUrl, stored.output)
    return stored.output
  }

  return {
    isRefused: (issuerUrl) => refused.has(issuerUrl),
    of: async (issuerUrl) => {
      const last = await recall(issuerUrl)
      if (last === undefined) return askOnce(issuerUrl)
      // What is from the future is of a clock that was set back.
      if (Math.abs(clock() - last.at) > freshMs) askOnce(issuerUrl).catch(() => log('discovery-failed'))
      return last.metadata
    },
  }
}

const keyOf = (issuerUrl: string) => `discovery ${issuerUrl}`
