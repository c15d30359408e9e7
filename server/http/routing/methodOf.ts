/**
 * The effective method, upper case: POST with `X-HTTP-Method-Override` becomes that method (CAL-22), and HEAD
 * becomes GET.
 */
export function methodOf(request: Request): string {
  const override = request.method === 'POST' ? request.headers.get('x-http-method-override') : null
  const method = (override ?? request.method).trim().toUpperCase()
  return method === 'HEAD' ? 'GET' : method
}
