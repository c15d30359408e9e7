/**
 * The method that counts, upper case: `X-HTTP-Method-Override` of a POST applied (CAL-22), HEAD taken for
 * GET.
 */
export function methodOf(request: Request): string {
  const override = request.method === 'POST' ? request.headers.get('x-http-method-override') : null
  const method = (override ?? request.method).trim().toUpperCase()
  return method === 'HEAD' ? 'GET' : method
}
