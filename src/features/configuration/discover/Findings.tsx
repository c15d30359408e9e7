import { Trans, useLingui } from '@lingui/react/macro'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { DiscoveryAnswer } from '#contract/discovery.ts'
import { Button } from '../../../ui/Button.tsx'
import type { EditedSettings } from '../useSettingsDraft.ts'
import styles from './Findings.module.css'
import { applied, proposalsIn, type Proposal } from './proposals.ts'
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
  const proposals = proposalsIn(draft, answer.discovered)
  const apply = (path: string, taken: readonly Proposal[]) => change(path, applied(draft, taken))

  return (
    <section className={styles.findings} aria-label={t`What the provider says`}>
      <h2>
        <Trans>What the provider says</Trans>
      </h2>
      {answer.warnings.length > 0 && (
        <ul className={styles.warnings} role="list" aria-label={t`Warnings`}>
          {answer.warnings.map((warning) => (
            <li key={warning} className={styles.warning}>
              <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
              <span>{t(warningSentences[warning])}</span>
            </li>
          ))}
        </ul>
      )}
      {proposals.length === 0 ? (
        <p role="status">
          <Trans>What is typed is what the provider says.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>
              Endpoints may stay empty: the service then asks the provider whenever it needs them. Take them
              over where it cannot.
            </Trans>
          </p>
          <ProposalTable proposals={proposals} onApply={(proposal) => apply(proposal.path, [proposal])} />
        </>
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
