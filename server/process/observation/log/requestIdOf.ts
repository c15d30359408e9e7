/** The id that a proxy gave the request, if it can be printed safely; else a new one. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get('x-request-id')
  return given !== null && /^[\w.:-]{8,64}$/.test(given) ? given : crypto.randomUUID()
}
