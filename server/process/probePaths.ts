/** The paths of liveness, readiness and metrics, which machines ask every few seconds. */
export const probePaths = { alive: '/healthz', ready: '/readyz', metrics: '/metrics' } as const
