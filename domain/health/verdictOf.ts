/** A check with its status; it may have more properties. */
export type Check = { readonly componentName: string; readonly status: string }

/** The parts of a sentence about the service; the view has the words. */
export type Verdict =
  | { readonly kind: 'nothingChecked' }
  | { readonly kind: 'allHealthy'; readonly checked: number }
  | { readonly kind: 'someUnhealthy'; readonly checked: number; readonly unhealthy: readonly string[] }
  | { readonly kind: 'allUnhealthy'; readonly checked: number; readonly unhealthy: readonly string[] }

/** Sum up checks (HC-1). Only `healthy` is healthy: an unknown status counts as bad. */
export function verdictOf(checks: readonly Check[]): Verdict {
  const checked = checks.length
  const unhealthy = checks.filter((check) => !isHealthy(check)).map(({ componentName }) => componentName)
  if (checked === 0) return { kind: 'nothingChecked' }
  if (unhealthy.length === 0) return { kind: 'allHealthy', checked }
  return { kind: unhealthy.length === checked ? 'allUnhealthy' : 'someUnhealthy', checked, unhealthy }
}

/**
 * The checks with the bad ones first, each half by name.
 *
 * @param compare the order of names in a language, as of `Intl.Collator`
 */
export function badFirst<C extends Check>(
  checks: readonly C[],
  compare: Intl.Collator['compare'],
): readonly C[] {
  return checks.toSorted(
    (a, b) => Number(isHealthy(a)) - Number(isHealthy(b)) || compare(a.componentName, b.componentName),
  )
}

/** Whether a check is well. */
function isHealthy(check: Pick<Check, 'status'>): boolean {
  return check.status === 'healthy'
}
