import { endpoints } from '#contract/endpoints.ts'

const askingMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'REPORT', 'PROPFIND'])

/** Questions that are too long for an address, and are sent by POST. */
const askingPosts = new Set<string>([
  endpoints.queryCalendars.path,
  endpoints.freeBusy.path,
  endpoints.searchEvents.path,
])

/** Whether a request can change nothing: by a safe method, or one that asks with a body. */
export const asksOnly = (method: string, pathname: string): boolean =>
  askingMethods.has(method) || (method === 'POST' && askingPosts.has(pathname))
