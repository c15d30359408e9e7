import type { MonotonicClock } from '../clocks.ts'

/** One attempt to call a target. Its outcome must be reported. */
export type Attempt = {
  /** The target answered, with whatever status. */
  replied(): void
  /** The target did not answer in time. */
  silent(): void
}

/**
 * Remembers for each target whether it responds, so that only one call at a time waits for a target that does
 * not.
 */
export type CircuitBreaker = {
  /** Null if the target is not responding and this call should fail at once. */
  begin(target: string): Attempt | null
}

type Circuit = {
  repliedAtMs: number
  /** Null while the circuit is closed and every call is made. */
  open: { readonly untilMs: number; readonly waitMs: number } | null
  isProbed: boolean
}

const firstWaitMs = 1_000
const longestWaitMs = 8_000
const limit = 1_000

/**
 * A circuit breaker for each target (M. Nygard, "Release It!"). A call without an answer opens it, unless
 * another call was answered meanwhile: one slow call among fast ones changes nothing. After a wait, longer
 * each time, one call is made (half-open); an answer closes the circuit.
 */
export function circuitBreaker(clock: MonotonicClock): CircuitBreaker {
  const circuits = new Map<string, Circuit>()

  const circuitOf = (target: string): Circuit => {
    const circuit = circuits.get(target) ?? { repliedAtMs: -Infinity, open: null, isProbed: false }
    circuits.delete(target)
    circuits.set(target, circuit)
    const [oldest] = circuits.keys()
    if (circuits.size > limit && oldest !== undefined) circuits.delete(oldest)
    return circuit
  }

  return {
    begin: (target) => {
      const circuit = circuitOf(target)
      const beganMs = clock()
      if (circuit.open !== null) {
        if (beganMs < circuit.open.untilMs || circuit.isProbed) return null
        circuit.isProbed = true
      }
      return {
        replied: () => Object.assign(circuit, { repliedAtMs: clock(), open: null, isProbed: false }),
        silent: () => {
          // An attempt that began before the circuit opened tells nothing new.
          if (circuit.repliedAtMs >= beganMs || (circuit.open !== null && beganMs < circuit.open.untilMs))
            return
          const waitMs = Math.min(
            longestWaitMs,
            circuit.open === null ? firstWaitMs : circuit.open.waitMs * 2,
          )
          circuit.open = { untilMs: clock() + waitMs, waitMs }
          circuit.isProbed = false
        },
      }
    },
  }
}
