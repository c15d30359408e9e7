import type { ProviderCall, ProviderReply } from '../ports.ts'
import { circuitBreaker } from './circuitBreaker.ts'
import { timedOut } from './guardedCall.ts'
import { monotonicClock } from '../clocks.ts'

type Call = (address: string, call: ProviderCall) => Promise<ProviderReply>

/**
 * A provider that is silent costs one call its time; the others are told at once until it answers again. Each
 * origin for itself.
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
