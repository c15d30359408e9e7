import type { AppConfig } from '#contract/appConfig.ts'
import { endpoints } from '#contract/endpoints.ts'

type Parts = { readonly config: AppConfig; readonly fetch: typeof globalThis.fetch }

/**
 * The session cookie of cookie mode (ID-15): the token is exchanged once, and again when it was replaced.
 *
 * `isOpen` is false where the service refuses the exchange with 401; `forget` makes the next call exchange anew.
 */
export function openCalendarCookie({ config, fetch }: Parts) {
  let exchange: { readonly token: string; readonly isOpen: Promise<boolean> } | null = null

  return {
    isOpen(token: string): Promise<boolean> {
      if (exchange?.token !== token) exchange = { token, isOpen: open(token) }
      return exchange.isOpen
    },
    forget(token: string): void {
      if (exchange?.token === token) exchange = null
    },
  }

  async function open(token: string): Promise<boolean> {
    const { method, path } = endpoints.openSession
    const response = await fetch(config.baseUrl.replace(/\/$/, '') + path, {
      method,
      headers: { Authorization: `${config.bearerScheme} ${token}` },
      credentials: 'include',
    }).catch((cause: unknown) => {
      exchange = null
      throw cause
    })
    if (response.status >= 500) exchange = null
    return response.status !== 401
  }
}
