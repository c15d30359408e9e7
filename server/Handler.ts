import type { Context } from './context.ts'
import type { EndpointName } from './serviceEndpoints.ts'

/** Answers the requests of an endpoint that its access let through. */
type PlainHandler<Name extends EndpointName> = (context: Context<Name>) => Response | Promise<Response>

/**
 * Reads the request once the caller is known, but before it is known whether they may do it (the order of
 * CFG-4). What it returns is run if they may.
 */
type ReadingHandler<Name extends EndpointName> = {
  readonly read: (context: Context<Name>) => Promise<() => Promise<Response>>
}

export type Handler<Name extends EndpointName> = PlainHandler<Name> | ReadingHandler<Name>

/** A handler for each of some endpoints. */
export type Handlers<Names extends EndpointName = EndpointName> = {
  readonly [Name in Names]: Handler<Name>
}
