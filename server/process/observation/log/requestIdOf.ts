/** The id that a proxy in front gave this request, where it is one worth printing; else a new one. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get('x-request-id')
  return given !== null && /^[\w.:-]{8,64}$/.test(given) ? given : crypto.randomUUID()
}
