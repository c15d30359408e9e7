import type { HealthReason } from '#contract/health.ts'
import type { HealthCheck } from '../ports.ts'

/** How the process did in the last minute. */
export type ServiceLoad = {
  /** The longest time in which the service's own work blocked the event loop, in milliseconds. */
  longestStallMs(): number
  /** How many requests were refused because of overload. */
  requestsRefused(): number
}

type Measure = {
  readonly name: string
  readonly state: 'up' | 'down'
  readonly message: string
  readonly reasons: readonly HealthReason[]
}

const longestWellMs = 1000

/** Healthy if in the last minute nothing blocked the event loop and no request was refused. */
export const serviceCheck = (load: ServiceLoad): HealthCheck => ({
  name: 'service',
  check: async () => {
    const stallMs = Math.round(load.longestStallMs())
    const refused = load.requestsRefused()
    const info: readonly Measure[] = [
      {
        name: 'event loop',
        state: stallMs < longestWellMs ? 'up' : 'down',
        message: `At most ${stallMs} ms late within the last minute.`,
        reasons: [{ code: 'service-blocked', amount: stallMs }],
      },
      {
        name: 'requests',
        state: refused === 0 ? 'up' : 'down',
        message: `${refused} refused within the last minute, as there were too many.`,
        reasons: [{ code: 'requests-refused', amount: refused }],
      },
    ]
    const down = info.filter(({ state }) => state === 'down')
    if (down.length === 0) return { status: 'healthy', details: { info } }
    const cause = down.map(({ name, message }) => `${name}: ${message}`).join(' ')
    return { status: 'unhealthy', details: { cause, reasons: down.flatMap(({ reasons }) => reasons), info } }
  },
})
