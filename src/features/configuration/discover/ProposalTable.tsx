import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/Button.tsx'
import { fieldLabels } from '../fieldLabels.ts'
import type { Proposal } from './proposals.ts'
import styles from './ProposalTable.module.css'

type ProposalTableProps = {
  readonly proposals: readonly Proposal[]
  readonly onApply: (proposal: Proposal) => void
}

/** Old and new of each field. On narrow screens each row is a paragraph. */
export function ProposalTable({ proposals, onApply }: ProposalTableProps) {
  const { t } = useLingui()
  const nameOf = ({ field, position }: Proposal) =>
    position === null ? t(fieldLabels[field]) : t`${t(fieldLabels[field])} of client ${position}`

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Field</Trans>
          </th>
          <th scope="col">
            <Trans>Typed here</Trans>
          </th>
          <th scope="col">
            <Trans>The provider says</Trans>
          </th>
          <th scope="col">
            <span className={styles.unseen}>{t`Take over`}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {proposals.map((proposal) => (
          <tr key={proposal.path}>
            <th scope="row">{nameOf(proposal)}</th>
            <td data-kind="now">
              {proposal.now === '' ? (
                <span className={styles.nothing}>
                  <Trans>nothing</Trans>
                </span>
              ) : (
                <code>{proposal.now}</code>
              )}
            </td>
            <td data-kind="found">
              <code>{proposal.found}</code>
            </td>
            <td>
              <Button
                size="small"
                aria-label={t`Apply ${nameOf(proposal)}`}
                onClick={() => onApply(proposal)}
              >
                <Trans>Apply</Trans>
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
