import { Trans, useLingui } from '@lingui/react/macro'
import { shownComponents } from '#domain/health/shownComponents.ts'
import type { EpochMs } from '#domain/time/units.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { compareText } from '../../../locales/compareText.ts'
import { useHealthPlace } from '../../../navigation/useHealthPlace.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ComponentItem } from './ComponentItem.tsx'
import styles from './Components.module.css'
import type { ComponentFacts } from '../factsOf.ts'
import { runbookFor } from './runbookFor.ts'

// lingui-set comment="The parts of the service."

type ComponentsProps = {
  readonly all: readonly ComponentFacts[]
  /** When they were last asked. */
  readonly now: EpochMs
  /** The components being checked now, by name; an empty list means all of them. Null if none is. */
  readonly checking: readonly string[] | null
  readonly onCheck: (componentName: string) => void
}

/** The components that the address selects, in its order. */
export function Components({ all, now, checking, onCheck }: ComponentsProps) {
  const { t } = useLingui()
  const { runbookUrl } = useApi().config
  const { place, show } = useHealthPlace()
  const shown = shownComponents(all, place, compareText())
  if (all.length === 0) return <EmptyState title={t`No components`} />
  if (shown.length === 0) {
    return (
      <EmptyState title={t`No unhealthy components`}>
        <Trans>Select All to see every component.</Trans>
      </EmptyState>
    )
  }
  return (
    <ul role="list" aria-label={t`Components`} className={styles.list}>
      {shown.map((facts) => (
        <ComponentItem
          key={facts.componentName}
          facts={facts}
          now={now}
          runbook={runbookUrl === undefined ? null : runbookFor(runbookUrl, facts.componentName)}
          isOpen={place.component === facts.componentName}
          isChecking={checking?.includes(facts.componentName) ?? false}
          onOpen={(isOpen) => show({ component: isOpen ? facts.componentName : null })}
          onCheck={() => onCheck(facts.componentName)}
        />
      ))}
    </ul>
  )
}
