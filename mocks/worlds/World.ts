import type { HealthCheck, Store } from '#server/ports.ts'

/** A calendar organisation at one moment, named for its story. */
export type World = {
  /** One sentence for who chooses it. */
  readonly story: string
  /** Fills an empty store; `now` in epoch milliseconds, `zone` an IANA name in which wall-clock times are meant. */
  fill(scene: Scene): Promise<void>
  /** Components besides the store, for worlds in which something is broken. */
  readonly healthChecks?: readonly HealthCheck[]
  /** How long each answer of the service is held back. */
  readonly delayMs?: number
  /** Access tokens live this long; and a session that `cannotRefresh` is over then. */
  readonly tokenSeconds?: number
  readonly cannotRefresh?: boolean
  /** Answers shaped otherwise than our own service shapes them. */
  reshape?(request: Request, answer: (request: Request) => Promise<Response>): Promise<Response>
}

export type Scene = { readonly store: Store; readonly now: number; readonly zone?: string }
