/**
 * The same `fetch` for calls that end with their page. Firefox does not show a service worker those that may outlive it,
 * so the mocks would not answer them; and nothing outlives a page that answers itself.
 */
export const withoutKeepalive =
  (send: typeof globalThis.fetch): typeof globalThis.fetch =>
  (target, init) =>
    send(target, { ...init, keepalive: false })
