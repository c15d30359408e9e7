import { Trans, useLingui } from '@lingui/react/macro'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import { causeIn } from '#domain/health/causeIn.ts'
import { reasonsIn } from '#domain/health/reasonsIn.ts'
import type { EpochMs } from '#domain/time/units.ts'
import { factLine } from '../../../ui/join.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Ago } from '../verdict/Ago.tsx'
import { ComponentDetails } from './ComponentDetails.tsx'
import styles from './ComponentItem.module.css'
import type { ComponentFacts } from '../factsOf.ts'
import { HistoryStrip } from '../history/HistoryStrip.tsx'
import { Incidents } from '../history/Incidents.tsx'
import { StatusMark } from '../verdict/StatusMark.tsx'
import { formatCause } from '../format/formatCause.ts'
import { formatDuration } from '../format/formatDuration.ts'
import { formatInstant } from '../format/formatInstant.ts'
import { statusNames } from '../format/statusNames.ts'

// lingui-set comment="A part of the service (mail, directory). “Check” is a button (verb). “Runbook”: instructions for operators."

export type ComponentItemProps = {
  readonly facts: ComponentFacts
  /** When it was last asked. */
  readonly now: EpochMs
  /** The address of its runbook, null if none is configured. */
  readonly runbook: string | null
  readonly isOpen: boolean
  readonly isChecking: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onCheck: () => void
}

/** A component: its status and history, and on request all its details. */
export function ComponentItem({
  facts,
  now,
  runbook,
  isOpen,
  isChecking,
  onOpen,
  onCheck,
}: ComponentItemProps) {
  const { t } = useLingui()
  const detailsId = useId()
  const { componentName, status, details, samples, isRemembered, heardAt } = facts
  const word = t(statusNames[status])
  const cause = status === 'healthy' ? null : formatCause(causeIn(details), reasonsIn(details))
  return (
    <li className={styles.component} aria-label={factLine([componentName, word])} data-status={status}>
      <div className={styles.line}>
        <StatusMark status={status} />
        <h2 className={styles.name}>{componentName}</h2>
        <span className={styles.word} data-status={status}>
          {word}
        </span>
        <span className={styles.actions}>
          {runbook !== null && (
            <a href={runbook} target="_blank" rel="noreferrer" aria-label={t`Runbook for ${componentName}`}>
              <Trans>Runbook</Trans>
            </a>
          )}
          <Button size="small" isBusy={isChecking} aria-label={t`Check ${componentName}`} onClick={onCheck}>
            <Trans>Check</Trans>
          </Button>
          <Button
            size="small"
            aria-label={t`Details of ${componentName}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={() => onOpen(!isOpen)}
          >
            <Trans>Details</Trans>
            <ChevronDown className={styles.chevron} size={14} strokeWidth={1.75} aria-hidden />
          </Button>
        </span>
      </div>
      {cause !== null && <p className={styles.cause}>{cause}</p>}
      <HistoryStrip componentName={componentName} samples={samples} isRemembered={isRemembered} now={now} />
      <p className={styles.facts}>
        <Since facts={facts} now={now} />
        {heardAt !== null && <Ago at={heardAt} />}
      </p>
      {isOpen && (
        <div id={detailsId} className={styles.details}>
          <Incidents componentName={componentName} samples={samples} now={now} />
          <ComponentDetails details={details} />
        </div>
      )}
    </li>
  )
}

function Since({ facts, now }: Pick<ComponentItemProps, 'facts' | 'now'>) {
  const { latencyMs } = facts
  // What has been watched for less than a second says nothing.
  const isMeaningful = facts.since?.isExact === true || now - (facts.since?.at ?? now) >= 1000
  const since = isMeaningful ? facts.since : null
  const when = since && formatInstant(since.at, now)
  const length = since && formatDuration(now - since.at)
  return (
    <>
      {latencyMs !== null && <Trans>{latencyMs} ms</Trans>}
      {latencyMs !== null && ' · '}
      {since?.isExact === true && (
        <Trans>
          since {when} ({length})
        </Trans>
      )}
      {since?.isExact === false && <Trans>for at least {length}</Trans>}
      {since !== null && ' · '}
    </>
  )
}
