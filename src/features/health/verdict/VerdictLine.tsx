import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Health } from '#domain/health/Health.ts'
import { verdictOf } from '#domain/health/verdictOf.ts'
import { andList } from '../../../locales/andList.ts'
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
  const verdict = verdictOf(components ?? [])

  switch (verdict.kind) {
    case 'nothingChecked':
      return status === 'healthy' ? (
        <Trans>The service is healthy.</Trans>
      ) : (
        <Trans>The service isn’t healthy. Your administrator can see why.</Trans>
      )
    case 'allHealthy':
      return status === 'unhealthy' ? (
        <Trans>The service reports a problem, but every component is healthy.</Trans>
      ) : (
        <AllHealthy count={verdict.checked} />
      )
    case 'someUnhealthy':
    case 'allUnhealthy': {
      const names = andList(verdict.unhealthy)
      return (
        <Plural
          value={verdict.unhealthy.length}
          one={`${names} is unhealthy.`}
          other={`${names} are unhealthy.`}
        />
      )
    }
  }
}

const AllHealthy = ({ count }: { readonly count: number }) => (
  <Trans>
    All systems healthy ({count} of {count}).
  </Trans>
)
