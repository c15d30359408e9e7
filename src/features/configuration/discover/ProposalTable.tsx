import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/buttons/Button.tsx'
import { fieldLabels } from '../fieldLabels.ts'
import type { Proposal } from './proposals.ts'
import styles from './ProposalTable.module.css'

// lingui-set comment="A table of fields: the current value and the provider’s. “empty”: the field has no value. “Apply” is a button (verb)."

type ProposalTableProps = {
  readonly proposals: readonly Proposal[]
  readonly onApply: (proposal: Proposal) => void
}

/** Old and new of each field. On narrow screens each row is a paragraph. */
export function ProposalTable({ proposals, onApply }: ProposalTableProps) {
  const { t } = useLingui()
  const nameOf = ({ field, position }: Proposal) => {
    const name = t(fieldLabels[field])
    return position === null ? name : t`${name} of client ${position}`
  }

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Field</Trans>
          </th>
          <th scope="col">
            <Trans>Current</Trans>
          </th>
          <th scope="col">
            <Trans>Provider</Trans>
          </th>
          <th scope="col">
            <span className={styles.unseen}>{t`Apply`}</span>
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
                  <Trans>empty</Trans>
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
