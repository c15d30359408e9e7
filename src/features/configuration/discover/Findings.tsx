import { Plural, Trans, useLingui } from '@lingui/react/macro'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useRef } from 'react'
import type { DiscoveryAnswer } from '#contract/discovery.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import type { EditedSettings } from '../useSettingsDraft.ts'
import styles from './Findings.module.css'
import { applied, proposalsIn, warningsLeft, type Proposal } from './proposals.ts'
import { ProposalTable } from './ProposalTable.tsx'
import { warningSentences } from './warningSentences.ts'

// lingui-set comment="What a provider’s discovery document says. “Dismiss” is a button (verb)."

type FindingsProps = {
  readonly settings: EditedSettings
  readonly answer: DiscoveryAnswer
  readonly onDone: () => void
}

/** A provider's discovery document beside the fields, to be accepted field by field, or as a whole. */
export function Findings({ settings, answer, onDone }: FindingsProps) {
  const { t } = useLingui()
  const { draft, change } = settings
  const region = useRef<HTMLElement>(null)
  const warnings = warningsLeft(answer, draft)
  const proposals = proposalsIn(draft, answer.discovered)

  function apply(path: string, taken: readonly Proposal[]) {
    change(path, applied(draft, taken))
    // The button that was pressed is removed with its row.
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
          <Trans>Your settings match the provider.</Trans>
        ) : (
          <Plural
            value={proposals.length}
            one="# field differs from the provider. You can leave endpoints blank; Kalends looks them up."
            other="# fields differ from the provider. You can leave endpoints blank; Kalends looks them up."
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
          <Trans>Dismiss</Trans>
        </Button>
      </div>
    </section>
  )
}
