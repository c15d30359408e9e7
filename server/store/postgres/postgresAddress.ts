const verified = new Set(['prefer', 'require', 'verify-ca'])

/**
 * An address as `pg` is given it. It takes these modes as `verify-full` already, and would print a warning of several
 * lines for each process.
 */
export function postgresAddress(databaseUrl: string): string {
  const url = URL.parse(databaseUrl)
  if (url === null || !verified.has(url.searchParams.get('sslmode') ?? '')) return databaseUrl
  if (url.searchParams.has('uselibpqcompat')) return databaseUrl
  url.searchParams.set('sslmode', 'verify-full')
  return url.href
}
