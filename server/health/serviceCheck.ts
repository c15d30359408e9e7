import type { HealthCheck } from '../ports.ts'

/** How the process itself has been doing within the last minute. */
export type ServiceLoad = {
  /** The longest that work of ours held up the event loop, and nobody was answered. */
  longestStallMs(): number
  /** How many requests were refused, as there were too many. */
  requestsRefused(): number
}

const longestWellMs = 1000

/**
 * Healthy where everybody was answered within the last minute: nothing held up the event loop, and nobody was
 * refused.
 */
export const serviceCheck = (load: ServiceLoad): HealthCheck => ({
  name: 'service',
  check: async () => {
    const stallMs = Math.round(load.longestStallMs())
    const refused = load.requestsRefused()
    const info = [
      {
        name: 'event loop',
        state: stallMs < longestWellMs ? 'up' : 'down',
        message: `At most ${stallMs} ms late within the last minute.`,
      },
      {
        name: 'requests',
        state: refused === 0 ? 'up' : 'down',
        message: `${refused} refused within the last minute, as there were too many.`,
      },
    ]
    const down = info.filter(({ state }) => state === 'down')
    if (down.length === 0) return { status: 'healthy', details: { info } }
    const cause = down.map(({ name, message }) => `${name}: ${message}`).join(' ')
    return { status: 'unhealthy', details: { cause, info } }
  },
})
