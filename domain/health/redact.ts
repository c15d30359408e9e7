/** Replaces a secret; the service sends the same (HC-7). */
export const redacted = '********'

/**
 * The details of a health check without their secrets, whatever their structure (HC-7): values of keys that
 * name a secret, at any depth, and, inside any text, credentials in an address (`ldap://user:word@host`), in
 * a header or in a query. Structure, keys and everything else are kept. Never throws.
 *
 * @param details any JSON
 */
export function redact(details: unknown): unknown {
  return redactedAt(details, 0)
}

/** No real details are deeper than this. */
const deepest = 32

function redactedAt(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === deepest) return redacted
  if (Array.isArray(value)) return value.map((each: unknown) => redactedAt(each, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, each]: [string, unknown]) => [
      key,
      isSecretKey(key) && !isNothing(each) ? redacted : redactedAt(each, depth + 1),
    ]),
  )
}

/** A text without the credentials in it. */
export function redactText(text: string): string {
  return text
    .replaceAll(/:\/\/[^\s/]+/g, withoutCredentials)
    .replaceAll(/\b(bearer|basic)\s+[\w.~+/=-]{6,}/gi, `$1 ${redacted}`)
    .replaceAll(/(password|passwd|pwd|secret|token)(=|"?: ?"?)[^\s&"',;]+/gi, `$1$2${redacted}`)
}

/** Everything before the last `@` of an authority is replaced: passwords may contain that sign too. */
function withoutCredentials(authority: string): string {
  const end = authority.lastIndexOf('@')
  return end > '://'.length ? `://${redacted}${authority.slice(end)}` : authority
}

/** `adminPassword`, `client_secret`, `access-token` and similar; `token_url` is no secret. */
function isSecretKey(key: string): boolean {
  const word = key.toLowerCase().replaceAll(/[-_. ]/g, '')
  return (
    /password|passwd|passphrase|secret|credential|authorization|privatekey|apikey/.test(word) ||
    /(?:pwd|(?<!by)pass|tokens?|cookies?)$/.test(word)
  )
}

/** An empty value stays: it shows that there is no secret. */
function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}
