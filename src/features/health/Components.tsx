import { Trans, useLingui } from '@lingui/react/macro'
import { badFirst } from '#domain/health/verdictOf.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import styles from './Components.module.css'
import type { ComponentResult } from './data/Health.ts'
import { DetailsTree } from './DetailsTree.tsx'
import { StatusMark } from './StatusMark.tsx'

/** The parts of the service, those in trouble first. */
export function Components({ components }: { readonly components: readonly ComponentResult[] }) {
  const { t } = useLingui()
  if (components.length === 0) {
    return <EmptyState title={t`No component is registered`} />
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one.
    <ul role="list" aria-label={t`Components`} className={styles.list}>
      {badFirst(components).map((component) => (
        <Component key={component.componentName} {...component} />
      ))}
    </ul>
  )
}

function Component({ componentName, status, details }: ComponentResult) {
  const { t } = useLingui()
  const words = { healthy: t`healthy`, unhealthy: t`unhealthy`, 'not found': t`not found` }
  const hasDetails = details !== undefined && details !== null
  return (
    <li className={styles.component} aria-label={`${componentName}, ${words[status]}`}>
      <div className={styles.line}>
        <StatusMark status={status} />
        <span className={styles.name}>{componentName}</span>
        <span className={styles.word}>{words[status]}</span>
      </div>
      {hasDetails && (
        <Disclosure summary={<Trans>Details</Trans>} isOpen={status !== 'healthy'}>
          <DetailsTree value={details} />
        </Disclosure>
      )}
    </li>
  )
}
