import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Health } from '#domain/health/Health.ts'
import { verdictOf } from '#domain/health/verdictOf.ts'
import { StatusMark } from './StatusMark.tsx'
import styles from './VerdictLine.module.css'

type VerdictLineProps = {
  readonly health: Health
  /** No answer has come since. */
  readonly isStale: boolean
}

/** The state of the service in one sentence. */
export function VerdictLine({ health, isStale }: VerdictLineProps) {
  return (
    <p
      role="status"
      className={styles.verdict}
      data-status={health.status}
      data-stale={isStale ? '' : undefined}
    >
      <StatusMark status={health.status} />
      <span>
        <Sentence health={health} />
      </span>
    </p>
  )
}

function Sentence({ health: { status, components } }: { readonly health: Health }): ReactNode {
  const { i18n } = useLingui()
  const verdict = verdictOf(components ?? [])
  const names = (unhealthy: readonly string[]) =>
    new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(unhealthy)

  switch (verdict.kind) {
    case 'nothingChecked':
      return status === 'healthy' ? (
        <Trans>The service is healthy.</Trans>
      ) : (
        <Trans>The service is not healthy. The people who run it can see why.</Trans>
      )
    case 'allHealthy':
      return status === 'unhealthy' ? (
        <Trans>The service says that it is not healthy, though each component it names is.</Trans>
      ) : (
        <Plural
          value={verdict.checked}
          one="The service is healthy: its one component answers."
          other="The service is healthy: all # components answer."
        />
      )
    case 'someUnhealthy':
    case 'allUnhealthy':
      return (
        <Plural
          value={verdict.unhealthy.length}
          one={`The service is not healthy: ${names(verdict.unhealthy)} is in trouble.`}
          other={`The service is not healthy: ${names(verdict.unhealthy)} are in trouble.`}
        />
      )
  }
}
