import type { RequestContext } from '../../context.ts'
import { asksOnly } from '../../http/routing/asksOnly.ts'

/** Whether a request cannot change anything. `method` already includes a method override (CAL-22). */
export const isReading = ({ method, url }: Pick<RequestContext, 'method' | 'url'>): boolean =>
  asksOnly(method, url.pathname)
