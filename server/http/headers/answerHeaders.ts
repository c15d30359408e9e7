/**
 * The headers of every answer of the service. Nearly none are pages, so they may not load, run or frame anything. `same-origin` keeps other sites from embedding an answer as an image or a script; reading by CORS
 * (KALENDS_ORIGINS) still works (Fetch, "cross-origin resource policy check").
 */
const always = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const

const policy = 'content-security-policy'

/** The answer with the headers that all have. It is not cached unless it says so itself; a page has its own policy. */
export function withAnswerHeaders(answer: Response): Response {
  if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', 'no-store')
  if (!answer.headers.has(policy)) answer.headers.set(policy, "default-src 'none'; frame-ancestors 'none'")
  for (const [name, value] of Object.entries(always)) answer.headers.set(name, value)
  return answer
}
