import { badFirst } from '#domain/health/verdictOf.ts'
import type { Health } from './data/Health.ts'

/**
 * The health of the service as Markdown, for a ticket or a chat. Details are redacted already.
 *
 * @param checkedAt when it was told, as RFC 3339
 */
export function diagnosticsOf({ status, components }: Health, checkedAt: string): string {
  const lines = badFirst(components ?? []).flatMap(({ componentName, status: each, details }) => [
    `## ${componentName}: ${each}`,
    ...(details === undefined || details === null
      ? []
      : ['', '```json', JSON.stringify(details, null, 2), '```']),
    '',
  ])
  return [`# Service health: ${status}`, '', `Checked ${checkedAt}`, '', ...lines].join('\n')
}
