import type { RequestContext } from '../../context.ts'
import { asksOnly } from '../../http/routing/asksOnly.ts'

/** Whether a request can change nothing, its override applied (CAL-22). */
export const isReading = ({ method, url }: Pick<RequestContext, 'method' | 'url'>): boolean =>
  asksOnly(method, url.pathname)
