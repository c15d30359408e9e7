/**
 * The one line that says why a component is not healthy: the `cause` of its details, if there is one.
 *
 * @param details redacted
 */
export function causeIn(details: unknown): string | null {
  if (typeof details !== 'object' || details === null || !('cause' in details)) return null
  const { cause } = details
  return typeof cause === 'string' && cause.trim() !== '' ? cause.slice(0, 200) : null
}
