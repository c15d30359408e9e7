import { allowedOrigins } from '../../http/headers/allowedOrigins.ts'
import type { RequestContext } from '../../context.ts'
import type { ServiceSettings } from '../../ports.ts'
import { throwHttpError } from '../../HttpError.ts'
import { isReading } from './isReading.ts'

/**
 * Guards what a cookie alone may do (ID-12): a page of another site can make a browser send it. One that
 * sends neither `Origin` nor `Sec-Fetch-Site` is no browser.
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
