import type { AppConfig } from '#contract/appConfig.ts'
import { endpoints, type Endpoint } from '#contract/endpoints.ts'

type Parts = { readonly config: AppConfig; readonly fetch: typeof globalThis.fetch }

/** An exchange of a token for the cookie; false where the service refused it with 401. */
export type Exchange = Promise<boolean>

/**
 * The session cookie of cookie mode (ID-15): a token is exchanged once, by all who need it together, and where the calendars are,
 * as a cookie goes back to the host that gave it and to no other.
 */
export function calendarCookie({ config, fetch }: Parts) {
  let current: { readonly token: string; readonly exchange: Exchange } | null = null

  return {
    /** The exchange of this token, begun if it was not. */
    exchangeOf(token: string): Exchange {
      if (current?.token !== token) current = { token, exchange: exchanged(token) }
      return current.exchange
    },
    /** What this exchange gave is no longer accepted: the next call begins another, once for all who found out. */
    expire(exchange: Exchange): void {
      if (current?.exchange === exchange) current = null
    },
    /** End the session behind the cookie (ID-12). */
    async close(): Promise<void> {
      current = null
      await post(endpoints.logOut)
    },
  }

  async function exchanged(token: string): Exchange {
    try {
      const { status } = await post(endpoints.openSession, {
        Authorization: `${config.bearerScheme} ${token}`,
      })
      if (status >= 500) current = null
      return status !== 401
    } catch (cause) {
      current = null
      throw cause
    }
  }

  async function post({ method, path }: Endpoint, headers: HeadersInit = {}): Promise<Response> {
    return fetch(config.davUrl.replace(/\/$/, '') + path, { method, headers, credentials: 'include' })
  }
}
