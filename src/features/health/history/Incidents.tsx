import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { incidentsOf, type Incident } from '#domain/health/incidentsOf.ts'
import type { Sample } from '#domain/health/Sample.ts'
import type { EpochMs } from '#domain/time/units.ts'
import styles from './Incidents.module.css'
import { formatCause } from '../format/formatCause.ts'
import { formatDuration } from '../format/formatDuration.ts'
import { formatInstant } from '../format/formatInstant.ts'

// lingui-set comment="When a part of the service did not work; {length} is a length of time such as “3 h 12 min”."

/** As many as people read; older ones are in the copied diagnostics. */
const shown = 10

type IncidentsProps = {
  readonly componentName: string
  readonly samples: readonly Sample[]
  readonly now: EpochMs
}

/** When a component was unhealthy, the latest first. */
export function Incidents({ componentName, samples, now }: IncidentsProps) {
  const { t } = useLingui()
  const incidents = incidentsOf(samples, now)
  const rest = incidents.length - shown
  return (
    <section className={styles.section}>
      <h3>
        <Trans>Incidents</Trans>
      </h3>
      {incidents.length === 0 && (
        <p className={styles.none}>
          <Trans>No incidents recorded.</Trans>
        </p>
      )}
      {incidents.length > 0 && (
        <ol role="list" className={styles.list} aria-label={t`Incidents of ${componentName}`}>
          {incidents.slice(0, shown).map((incident) => (
            <Line key={incident.start} incident={incident} now={now} />
          ))}
        </ol>
      )}
      {rest > 0 && (
        <p className={styles.none}>
          <Plural value={rest} one="and one before" other="and # before" />
        </p>
      )}
    </section>
  )
}

function Line({ incident, now }: { readonly incident: Incident; readonly now: EpochMs }) {
  const { start, end, durationMs, failures } = incident
  const cause = formatCause(incident.cause, incident.reasons)
  const [from, to, length] = [
    formatInstant(start, now),
    end === null ? null : formatInstant(end, now),
    formatDuration(durationMs),
  ]
  return (
    <li className={styles.incident} data-open={end === null ? '' : undefined}>
      <span className={styles.when}>
        {to === null ? (
          <Trans>
            since {from}, {length} so far
          </Trans>
        ) : (
          <Trans>
            {from} to {to}, {length}
          </Trans>
        )}
      </span>
      <span className={styles.what}>
        {cause ?? <Trans>no reason given</Trans>}
        {' · '}
        <Plural value={failures} one="# failed check" other="# failed checks" />
      </span>
    </li>
  )
}
