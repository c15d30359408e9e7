import { causeIn } from '#domain/health/causeIn.ts'
import { incidentsOf } from '#domain/health/incidentsOf.ts'
import { redact } from '#domain/health/redact.ts'
import { badFirst } from '#domain/health/verdictOf.ts'
import type { Watch } from '#domain/health/watch.ts'
import type { EpochMs } from '#domain/time/units.ts'
import type { ComponentFacts } from '../factsOf.ts'

/**
 * The health of the service for a ticket or a chat. It contains no secrets: details are redacted when they
 * are received, and again here.
 */
export type Diagnostics = {
  readonly status: string
  /** RFC 3339, in UTC. */
  readonly checkedAt: string | null
  readonly trouble: {
    readonly failure: string
    readonly status: number | null
    readonly since: string
  } | null
  readonly components: readonly ComponentDiagnostics[]
}

type ComponentDiagnostics = {
  readonly name: string
  readonly status: string
  readonly since: string | null
  readonly latencyMs: number | null
  readonly cause: string | null
  readonly incidents: readonly {
    readonly start: string
    readonly end: string | null
    readonly failures: number
    readonly cause: string | null
  }[]
  readonly details: unknown
}

export function diagnosticsOf(
  watch: Watch,
  components: readonly ComponentFacts[],
  now: EpochMs,
): Diagnostics {
  const { health, checkedAt, trouble } = watch
  return {
    status: health?.status ?? 'unknown',
    checkedAt: checkedAt === null ? null : timestamp(checkedAt),
    trouble: trouble && {
      failure: trouble.failure,
      status: trouble.status,
      since: timestamp(trouble.since),
    },
    // For anyone who reads it, in whatever language it was copied.
    components: badFirst(components, new Intl.Collator('en').compare).map((facts) => diagnosed(facts, now)),
  }
}

function diagnosed(
  { componentName, status, since, latencyMs, details, samples }: ComponentFacts,
  now: EpochMs,
): ComponentDiagnostics {
  return {
    name: componentName,
    status,
    since: since && timestamp(since.at),
    latencyMs,
    cause: status === 'healthy' ? null : causeIn(details),
    incidents: incidentsOf(samples, now).map(({ start, end, failures, cause }) => ({
      start: timestamp(start),
      end: end === null ? null : timestamp(end),
      failures,
      cause,
    })),
    details: redact(details) ?? null,
  }
}

/** The diagnostics as Markdown. */
export function markdownOf({ status, checkedAt, trouble, components }: Diagnostics): string {
  return [
    `# Service health: ${status}`,
    '',
    checkedAt === null ? 'Never answered' : `Checked ${checkedAt}`,
    ...(trouble ? [`No answer since ${trouble.since}: ${reason(trouble)}`] : []),
    '',
    ...components.flatMap(sectionOf),
  ].join('\n')
}

function sectionOf({ name, status, since, latencyMs, cause, incidents, details }: ComponentDiagnostics) {
  const facts = [
    since && `- since ${since}`,
    latencyMs !== null && `- ${latencyMs} ms`,
    cause && `- cause: ${cause}`,
    ...incidents.map(
      (incident) =>
        `- incident ${incident.start} to ${incident.end ?? 'now'}, failed checks: ${incident.failures}${incident.cause ? `, ${incident.cause}` : ''}`,
    ),
  ].filter((fact) => typeof fact === 'string' && fact !== '')
  return [
    `## ${name}: ${status}`,
    ...(facts.length > 0 ? ['', ...facts] : []),
    ...(details === null ? [] : ['', '```json', JSON.stringify(details, null, 2), '```']),
    '',
  ]
}

const reason = ({ failure, status }: NonNullable<Diagnostics['trouble']>) =>
  status === null ? failure : `${failure} (${status})`

const timestamp = (at: EpochMs) => new Date(at).toISOString()
