import type { AppConfig } from '#contract/appConfig.ts'
import { endpoints, type Endpoint } from '#contract/endpoints.ts'

type Parts = { readonly config: AppConfig; readonly fetch: typeof globalThis.fetch }

const timeoutMs = 20_000

/** An exchange of a token for the cookie: null if it was given, else what the service answered. */
export type CookieExchange = Promise<{ readonly status: number; readonly body: string } | null>

/**
 * The session cookie of cookie mode (ID-15). Calls at the same time share one exchange of the token. It is
 * made with the host of the calendars, because a cookie is only sent to the host that set it.
 */
export function calendarCookie({ config, fetch }: Parts) {
  let current: { readonly token: string; readonly exchange: CookieExchange } | null = null

  return {
    /** The exchange of this token, started if it was not. */
    exchangeOf(token: string): CookieExchange {
      if (current?.token !== token) current = { token, exchange: exchanged(token) }
      return current.exchange
    },
    /**
     * The cookie of this exchange is no longer accepted. The next call starts another exchange, shared by all
     * calls that failed.
     */
    expire(exchange: CookieExchange): void {
      if (current?.exchange === exchange) current = null
    },
    /** End the session behind the cookie (ID-12). */
    async close(): Promise<void> {
      current = null
      await post(endpoints.logOut)
    },
  }

  async function exchanged(token: string): CookieExchange {
    try {
      const answer = await post(endpoints.openSession, bearing(token))
      // If nothing is exchanged, there may be a cookie already.
      if (answer.ok || [404, 405, 501].includes(answer.status)) return null
      if (answer.status !== 401) current = null
      return { status: answer.status, body: await answer.text() }
    } catch (cause) {
      current = null
      throw cause
    }
  }

  async function post({ method, path }: Endpoint, headers: HeadersInit = {}): Promise<Response> {
    return fetch(config.davUrl.replace(/\/$/, '') + path, {
      method,
      headers,
      credentials: 'include',
      // Without an answer nobody could sign out.
      signal: AbortSignal.timeout(timeoutMs),
    })
  }

  function bearing(token: string): Readonly<Record<string, string>> {
    return { Authorization: `${config.bearerScheme} ${token}` }
  }
}
