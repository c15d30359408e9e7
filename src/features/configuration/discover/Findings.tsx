import { Plural, Trans, useLingui } from '@lingui/react/macro'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useRef } from 'react'
import type { DiscoveryAnswer } from '#contract/discovery.ts'
import { Button } from '../../../ui/Button.tsx'
import type { EditedSettings } from '../useSettingsDraft.ts'
import styles from './Findings.module.css'
import { applied, proposalsIn, warningsLeft, type Proposal } from './proposals.ts'
import { ProposalTable } from './ProposalTable.tsx'
import { warningSentences } from './warningSentences.ts'

type FindingsProps = {
  readonly settings: EditedSettings
  readonly answer: DiscoveryAnswer
  readonly onDone: () => void
}

/** What a provider says of itself beside what is typed, to be taken over field by field, or whole. */
export function Findings({ settings, answer, onDone }: FindingsProps) {
  const { t } = useLingui()
  const { draft, change } = settings
  const region = useRef<HTMLElement>(null)
  const warnings = warningsLeft(answer, draft)
  const proposals = proposalsIn(draft, answer.discovered)

  function apply(path: string, taken: readonly Proposal[]) {
    change(path, applied(draft, taken))
    // The button that was pressed goes with its row.
    region.current?.focus()
  }

  return (
    <section ref={region} tabIndex={-1} className={styles.findings} aria-label={t`What the provider says`}>
      <h2>
        <Trans>What the provider says</Trans>
      </h2>
      {warnings.length > 0 && (
        <ul className={styles.warnings} role="list" aria-label={t`Warnings`}>
          {warnings.map((warning) => (
            <li key={warning} className={styles.warning}>
              <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
              <span>{t(warningSentences[warning])}</span>
            </li>
          ))}
        </ul>
      )}
      <p role="status">
        {proposals.length === 0 ? (
          <Trans>What is typed is what the provider says.</Trans>
        ) : (
          <Plural
            value={proposals.length}
            one="# field is otherwise than the provider says. Endpoints may stay empty: the service then asks the provider."
            other="# fields are otherwise than the provider says. Endpoints may stay empty: the service then asks the provider."
          />
        )}
      </p>
      {proposals.length > 0 && (
        <ProposalTable proposals={proposals} onApply={(proposal) => apply(proposal.path, [proposal])} />
      )}
      <div className={styles.actions}>
        {proposals.length > 0 && (
          <Button onClick={() => apply('issuer_url', proposals)}>{t`Apply all`}</Button>
        )}
        <Button variant="quiet" onClick={onDone}>
          <Trans>Put this away</Trans>
        </Button>
      </div>
    </section>
  )
}
