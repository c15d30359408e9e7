import type { StrategyName } from '#contract/identity.ts'
import type { access, IdentifyingAccess } from './access.ts'
import { methodOf } from './http/routing/methodOf.ts'
import { uncounted, type Upload } from './http/body/uploadBudget.ts'
import { networkOf } from './net/networkOf.ts'
import type { EndpointName, ParametersOf } from './serviceEndpoints.ts'
import type { UserRecord } from './store/records.ts'

/** What the caller of `fetch` knows of a request besides the request itself. */
export type Caller = {
  /** The network address that the request came from. */
  readonly address?: string | undefined
  /** The caller sends the bytes of a `BytesResponse` itself, so that it needs no body. */
  readonly sendsBytes?: boolean
  /**
   * Called with the template that the path matches, which contains no id: requests are counted and logged by
   * it.
   */
  readonly onRoute?: (template: string) => void
}

/** A Request in, a Response out. */
export type Server = { fetch(request: Request, caller?: Caller): Promise<Response> }

/** A request, and what is known about it before its endpoint. */
export type RequestContext = {
  readonly request: Request
  readonly url: URL
  /**
   * The effective method, upper case: POST with `X-HTTP-Method-Override` becomes that method (CAL-22), and
   * HEAD becomes GET.
   */
  readonly method: string
  /** The network address that the request came from, if the caller of `fetch` knows it. */
  readonly address: string | undefined
  /** Who counts as one sender of requests (`networkOf`). */
  readonly sender: string
  readonly upload: Upload
}

/** The caller, once identified. */
export type Principal = {
  readonly user: UserRecord
  readonly isAdmin: boolean
  readonly via: StrategyName | 'cookie'
}

/** The caller, as the handler of an endpoint gets it: null if its access identifies nobody. */
export type PrincipalOf<Name extends EndpointName> = (typeof access)[Name] extends IdentifyingAccess
  ? Principal
  : null

/** What the handler of an endpoint is given. */
export type Context<Name extends EndpointName> = RequestContext & {
  /** By the names in the path, decoded. */
  readonly parameters: ParametersOf<Name>
  readonly principal: PrincipalOf<Name>
}

export function requestContext(
  request: Request,
  { address }: Caller = {},
  upload: Upload = uncounted,
): RequestContext {
  const method = methodOf(request)
  return { request, url: new URL(request.url), method, address, sender: networkOf(address), upload }
}
