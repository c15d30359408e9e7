/** What machines ask every few seconds: is the process alive, is it ready for requests, how is it doing. */
export const probePaths = { alive: '/healthz', ready: '/readyz', metrics: '/metrics' } as const
