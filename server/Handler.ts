import type { Context } from './context.ts'
import type { EndpointName } from './serviceEndpoints.ts'

/** Answers the requests of an endpoint that its access let through. */
type PlainHandler<Name extends EndpointName> = (context: Context<Name>) => Response | Promise<Response>

/**
 * Reads what is asked when it is known who asks, and before it is known whether they may (the order of
 * CFG-4); what it returns answers if they may.
 */
type ReadingHandler<Name extends EndpointName> = {
  readonly read: (context: Context<Name>) => Promise<() => Promise<Response>>
}

export type Handler<Name extends EndpointName> = PlainHandler<Name> | ReadingHandler<Name>

/** A handler for each of some endpoints. */
export type Handlers<Names extends EndpointName = EndpointName> = {
  readonly [Name in Names]: Handler<Name>
}
