/**
 * What every answer of the service is sent with, no matter what made it. None of them is a page: nothing in
 * one is loaded, run or framed, and its type is what it says. `same-origin` keeps other sites from embedding
 * an answer as an image or a script; what a page reads by CORS (the application at another origin,
 * KALENDS_ORIGINS) is not affected by it (Fetch, "cross-origin resource policy check").
 */
const always = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const

/** The answer, with the headers that every one has; it is not kept anywhere unless it says so itself. */
export function withAnswerHeaders(answer: Response): Response {
  if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', 'no-store')
  for (const [name, value] of Object.entries(always)) answer.headers.set(name, value)
  return answer
}
