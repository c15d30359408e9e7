import { endpoints } from '#contract/endpoints.ts'
import { shareEndpoints } from '#contract/sharing/shareEndpoints.ts'

const askingMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'REPORT', 'PROPFIND'])

/** Calls that only read, but use POST because their parameters are too long for an address. */
const askingPosts = new Set<string>([
  endpoints.queryCalendars.path,
  endpoints.freeBusy.path,
  endpoints.searchEvents.path,
  endpoints.searchPeople.path,
  shareEndpoints.publicCalendars.path,
])

/** Whether a request only reads: by its method, or as one of the POSTs above. */
export const asksOnly = (method: string, pathname: string): boolean =>
  askingMethods.has(method) || (method === 'POST' && askingPosts.has(pathname))
