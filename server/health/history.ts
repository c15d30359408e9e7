import * as v from 'valibot'
import { healthReason, healthStatus } from '#contract/health.ts'
import { epochMs, type EpochMs } from '#domain/time/units.ts'
import type { Clock, Log } from '../ports.ts'
import type { Store } from '../store/Store.ts'
import { thinned, type StoredSample } from './thinned.ts'

const writeMs = 5 * 60_000

const storedSamples = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.array(
      v.object({
        at: v.pipe(v.number(), v.transform(epochMs)),
        status: healthStatus,
        latencyMs: v.number(),
        cause: v.optional(v.string()),
        reasons: v.fallback(v.optional(v.array(healthReason)), undefined),
      }),
    ),
  ),
  [],
)

/**
 * The results of the components in the last seven days (HC-9): in memory, and in the store every five
 * minutes.
 */
export type HealthHistory = {
  /** Adds a result. Does not wait for the store, which may be down. */
  record(name: string, sample: StoredSample): void
  /** The samples of a component, the oldest first. */
  of(name: string): Promise<readonly StoredSample[]>
}

type Ring = { samples: readonly StoredSample[]; writtenAt: EpochMs }

export function healthHistory({ configuration }: Store, clock: Clock, log: Log): HealthHistory {
  const rings = new Map<string, Ring>()
  const ringOf = (name: string): Ring => {
    const ring = rings.get(name) ?? { samples: [], writtenAt: epochMs(0) }
    rings.set(name, ring)
    return ring
  }

  /** Adds what other processes stored, earlier or meanwhile. */
  const read = async (name: string, ring: Ring) => {
    const before = v.parse(storedSamples, await configuration.recall(keyOf(name)))
    const times = new Set(ring.samples.map(({ at }) => at))
    const others = before.filter(({ at }) => !times.has(at))
    ring.samples = [...others, ...ring.samples].toSorted((one, other) => one.at - other.at)
  }
  const write = async (name: string, ring: Ring) => {
    await read(name, ring)
    ring.samples = thinned(ring.samples, clock())
    await configuration.remember(keyOf(name), JSON.stringify(ring.samples))
  }

  return {
    record: (name, sample) => {
      const ring = ringOf(name)
      const hasChanged = ring.samples.at(-1)?.status !== sample.status
      ring.samples = thinned([...ring.samples, sample], clock())
      if (!hasChanged && clock() - ring.writtenAt < writeMs) return
      const before = ring.writtenAt
      ring.writtenAt = clock()
      write(name, ring).catch(() => {
        ring.writtenAt = before
        log('health-history-not-kept')
      })
    },
    of: async (name) => {
      const ring = ringOf(name)
      // Other processes write as well. While the store is down, this shows at least what this process saw.
      await read(name, ring).catch(() => log('health-history-not-read'))
      return thinned(ring.samples, clock())
    },
  }
}

const keyOf = (name: string) => `health-history ${name.toLowerCase()}`
