import { allowedOrigins } from '../../http/headers/allowedOrigins.ts'
import type { RequestContext } from '../../context.ts'
import type { ServiceSettings } from '../../ports.ts'
import { throwHttpError } from '../../HttpError.ts'
import { isReading } from './isReading.ts'

/**
 * Protects what a cookie alone allows (ID-12), because a page of another site can make a browser send it. A
 * request without `Origin` and `Sec-Fetch-Site` is not from a browser, and passes.
 *
 * @throws {HttpError} cross-site
 */
export function checkSameSite(
  context: Pick<RequestContext, 'request' | 'method' | 'url'>,
  settings: ServiceSettings,
): void {
  if (isReading(context)) return
  if (!isFromHere(context.request, settings))
    throwHttpError('cross-site', 'This request comes from a page of another site.')
}

function isFromHere(request: Request, settings: ServiceSettings): boolean {
  const origin = request.headers.get('origin')
  if (origin !== null) {
    return origin === new URL(request.url).origin || allowedOrigins(settings).has(origin)
  }
  return request.headers.get('sec-fetch-site') !== 'cross-site'
}
