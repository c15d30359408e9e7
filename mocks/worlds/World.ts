import type { HealthCheck } from '#server/ports.ts'
import type { Scene } from '../support/Scene.ts'

/** An organisation's calendars at one moment, named for its story. */
export type World = {
  /** One sentence for the list of worlds. */
  readonly story: string
  /** Plays the world into a service without calendars. */
  play(scene: Scene): Promise<void>
  /** Components besides the store, for worlds in which something fails. */
  readonly healthChecks?: readonly HealthCheck[]
  /** Whether the service writes to guests elsewhere; what it wrote is kept in the browser. */
  readonly sendsMail?: boolean
  /** How long each answer of the service is delayed. */
  readonly delayMs?: number
  /** The life of access tokens. With `cannotRefresh` the session ends with them. */
  readonly tokenSeconds?: number
  readonly cannotRefresh?: boolean
  /** Whether the provider issues refresh tokens; true unless given. */
  readonly givesRefresh?: boolean
  /** Whether the provider says that e-mail addresses are verified; true unless given. */
  readonly saysVerified?: boolean
  /** Whether the provider has an address for signing out; true unless given. */
  readonly hasSignOut?: boolean
  /** The response type of the client; the authorization code flow unless given. */
  readonly responseType?: string
  /** Changes answers to the form that other servers send. */
  reshape?(request: Request, answer: (request: Request) => Promise<Response>): Promise<Response>
}
