import { asksOnly } from '../http/asksOnly.ts'
import { methodOf } from '../http/methodOf.ts'

/** Whether a request can change nothing, its override applied (CAL-22). */
export const isReading = (request: Request): boolean =>
  asksOnly(methodOf(request), new URL(request.url).pathname)
