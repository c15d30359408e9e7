import type { ServiceLoad } from '../../../health/serviceCheck.ts'
import type { Count } from '../../../ports.ts'
import { loopWatch } from './loopWatch.ts'
import { lastMinute } from './lastMinute.ts'
import { counter, gauge, histogram } from './metric.ts'
import { monotonicClock } from '../../../clocks.ts'

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export type ServiceMetrics = {
  readonly request: (labels: { route: string; method: string; status: string }, seconds: number) => void
  readonly storeCall: (operation: string, seconds: number) => void
  readonly count: Count
  /** Counts a request that was refused because of overload. `kind` must be one of a few words. */
  readonly refused: (kind: string) => void
  readonly load: ServiceLoad
  /** The text for Prometheus. */
  readonly text: () => string
  /** Stops measuring the event loop. */
  readonly stop: () => void
}

/** All metrics of this process. No label has an id, a name or an address. */
export function serviceMetrics(): ServiceMetrics {
  const requests = histogram(
    'kalends_request_duration_seconds',
    'From the arrival of a request to the head of its answer.',
    seconds,
  )
  const store = histogram('kalends_store_duration_seconds', 'How long the store took.', seconds)
  const counts = counter('kalends_events_total', 'What happened inside the service, by its word.')
  const refused = counter('kalends_requests_refused_total', 'Refused as there were too many, by their kind.')
  const refusedLately = lastMinute(monotonicClock)
  const loop = loopWatch()
  const read = [
    gauge(
      'kalends_event_loop_delay_seconds',
      'How late the event loop was in one of a hundred turns since the last reading.',
      () => loop.delayMs() / 1000,
    ),
    gauge(
      'kalends_event_loop_longest_stall_seconds',
      'The longest that the event loop stood still within the last minute.',
      () => loop.longestStallMs() / 1000,
    ),
    gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss()),
    gauge('nodejs_heap_used_bytes', 'Memory of its JavaScript.', () => process.memoryUsage().heapUsed),
    gauge('process_cpu_seconds', 'Processor time since its start.', () => {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1e6
    }),
    gauge('process_uptime_seconds', 'Since its start.', () => process.uptime()),
  ]
  return {
    request: (labels, took) => requests.observe(labels, took),
    storeCall: (operation, took) => store.observe({ operation }, took),
    count: (event) => counts.add({ happened: event }),
    refused: (kind) => {
      refused.add({ kind })
      refusedLately.record(1)
    },
    load: { longestStallMs: loop.longestWorkMs, requestsRefused: refusedLately.sum },
    text: () => [requests, refused, store, counts, ...read].map((metric) => metric.text()).join(''),
    stop: loop.stop,
  }
}
