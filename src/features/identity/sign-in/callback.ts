import { callbackPath } from '../../../navigation/addresses.ts'

/** What the address the application was opened at says: about a sign-in, about one that an administrator tries (CFG-11), or
 * about one in a window of its own, which renews the session of the tab that opened it. */
export type Callback =
  | SignInCallback
  | { readonly kind: 'trial'; readonly query: string }
  | { readonly kind: 'renewal'; readonly query: string }

/**
 * What it says about a sign-in (ID-3).
 * `answer` is the provider's answer as one query, wherever it was put; `tokens` is one that holds tokens, as the implicit flow
 * gives them; `refused` is one that must not be used.
 */
export type SignInCallback =
  | { readonly kind: 'none' }
  | { readonly kind: 'answer' | 'tokens'; readonly query: string }
  | { readonly kind: 'refused'; readonly problem: 'repeated-parameter' }

/** What the `state` of a renewal ends with. */
export const renewalMark = ';renewal'

/** A parameter that only a provider's answer has. */
const signs = ['code', 'error', 'access_token', 'id_token']

/**
 * Read a provider's answer from an address, in every form in which providers put it there: in the query
 * before the hash; after the callback route with `?`, `&`, `#` or no separator at all; as a bare fragment
 * without a route; with parameters in any order.
 */
export function readCallback(address: string): Callback {
  const { search, hash } = new URL(address)
  const answer = new URLSearchParams([
    ...new URLSearchParams(search),
    ...new URLSearchParams(inFragment(hash.slice(1))),
  ])
  // Checked first: an answer to a trial never touches a session.
  if (answer.getAll('state').some((state) => state.startsWith('trial.'))) {
    return { kind: 'trial', query: answer.toString() }
  }
  if (answer.getAll('state').some((state) => state.endsWith(renewalMark))) {
    return { kind: 'renewal', query: answer.toString() }
  }
  const isForUs = answer.has('state') || hash.startsWith(`#${callbackPath}`)
  if (!isForUs || !signs.some((sign) => answer.has(sign))) return { kind: 'none' }
  // Two values for one name: one may be an attacker's (RFC 6749 3.1).
  if (new Set(answer.keys()).size < answer.size) return { kind: 'refused', problem: 'repeated-parameter' }
  const holdsTokens = answer.has('access_token') || answer.has('id_token')
  return { kind: holdsTokens ? 'tokens' : 'answer', query: answer.toString() }
}

/**
 * The address without a code or token that came without a state, or the state of a sign-out. It answers no request of ours, but must not
 * stay in the address bar or the history. A route of our own stays, and so does every other parameter.
 */
export function withoutStray(address: string): string {
  const url = new URL(address)
  const fragment = new URLSearchParams(inFragment(url.hash.slice(1)))
  for (const sign of [...signs, 'state']) {
    url.searchParams.delete(sign)
    if (fragment.has(sign)) url.hash = ''
  }
  return url.href
}

function inFragment(fragment: string): string {
  if (fragment.startsWith(callbackPath)) return fragment.slice(callbackPath.length).replace(/^[?&#]/, '')
  return fragment.startsWith('/') ? '' : fragment
}
