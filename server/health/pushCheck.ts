import type { HealthReason } from '#contract/health.ts'
import type { HealthCheck, PushProblem, PushService } from '../ports.ts'

/**
 * Says which push services did not take the last reminder, and why. It stays healthy: anyone who is signed in chooses
 * a push service, and could otherwise make the whole service look unhealthy.
 */
export const pushCheck = (push: Pick<PushService, 'problems'>): HealthCheck => ({
  name: 'push',
  check: async () => {
    const problems = push.problems()
    const info = problems.length === 0 ? [{ state: 'up' }] : problems.map(stateOf)
    return { status: 'healthy', details: { info } }
  },
})

function stateOf({ host, kind, status }: PushProblem) {
  const reasons: readonly HealthReason[] = [{ code: `push-${kind}` }]
  const message =
    kind === 'refused'
      ? `It does not accept the keys or the subject in KALENDS_VAPID_* (${status}).`
      : `It was sent too much at once (${status}).`
  return { name: host, state: kind, message, reasons }
}
