import type { ProviderCall, ProviderReply } from '../ports.ts'
import { circuitBreaker } from './circuitBreaker.ts'
import { timedOut } from './guardedCall.ts'
import { monotonicClock } from '../clocks.ts'

type Call = (address: string, call: ProviderCall) => Promise<ProviderReply>

/**
 * Calls with a circuit breaker for each origin. Of the calls to a provider that does not respond, one waits
 * for the time-out; the others fail at once until it responds again.
 */
export function breakingCall(call: Call, clock = monotonicClock): Call {
  const breaker = circuitBreaker(clock)
  return async (address, what) => {
    const attempt = breaker.begin(URL.parse(address)?.origin ?? address)
    if (attempt === null) return { kind: 'unreachable', cause: timedOut }
    const reply = await call(address, what)
    if (reply.kind === 'unreachable' && reply.cause === timedOut) attempt.silent()
    else attempt.replied()
    return reply
  }
}
