import type { AppConfig } from '#contract/appConfig.ts'
import { endpoints, type Endpoint } from '#contract/endpoints.ts'

type Parts = { readonly config: AppConfig; readonly fetch: typeof globalThis.fetch }

/** An exchange of a token for the cookie: null where it was given, else what the service answered. */
export type Exchange = Promise<{ readonly status: number; readonly body: string } | null>

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
    /** End every session that the service keeps for who has this token (ID-12). */
    async closeEverywhere(token: string): Promise<void> {
      current = null
      const headers = { ...bearing(token), 'Content-Type': 'application/json' }
      await post(endpoints.logOut, headers, JSON.stringify({ everywhere: true }))
    },
  }

  async function exchanged(token: string): Exchange {
    try {
      const answer = await post(endpoints.openSession, bearing(token))
      // Where nothing is exchanged, a cookie may be there already.
      if (answer.ok || [404, 405, 501].includes(answer.status)) return null
      if (answer.status !== 401) current = null
      return { status: answer.status, body: await answer.text() }
    } catch (cause) {
      current = null
      throw cause
    }
  }

  async function post(
    { method, path }: Endpoint,
    headers: HeadersInit = {},
    body?: string,
  ): Promise<Response> {
    const base = config.calendarCredential === 'cookie' ? config.davUrl : config.baseUrl
    return fetch(base.replace(/\/$/, '') + path, {
      method,
      headers,
      credentials: 'include',
      ...(body !== undefined && { body }),
    })
  }

  function bearing(token: string): Readonly<Record<string, string>> {
    return { Authorization: `${config.bearerScheme} ${token}` }
  }
}
