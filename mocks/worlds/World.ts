import type { HealthCheck } from '#server/ports.ts'
import type { Scene } from '../support/Scene.ts'

/** A calendar organisation at one moment, named for its story. */
export type World = {
  /** One sentence for who chooses it. */
  readonly story: string
  /** Plays the world into a service where nobody has a calendar yet. */
  play(scene: Scene): Promise<void>
  /** Components besides the store, for worlds in which something is broken. */
  readonly healthChecks?: readonly HealthCheck[]
  /** How long each answer of the service is held back. */
  readonly delayMs?: number
  /** Access tokens live this long. With `cannotRefresh` the session ends with them. */
  readonly tokenSeconds?: number
  readonly cannotRefresh?: boolean
  /** Whether the provider gives refresh tokens: it does unless this is false. */
  readonly givesRefresh?: boolean
  /** Whether the provider says of an e-mail address that it is verified: it does unless this is false. */
  readonly saysVerified?: boolean
  /** Whether the provider has an address for signing out: it does unless this is false. */
  readonly hasSignOut?: boolean
  /** What the client is registered for, where it is not the authorization code flow. */
  readonly responseType?: string
  /** Answers shaped otherwise than our own service shapes them. */
  reshape?(request: Request, answer: (request: Request) => Promise<Response>): Promise<Response>
}
