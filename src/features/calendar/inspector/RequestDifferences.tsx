import { Trans, useLingui } from '@lingui/react/macro'
import { scopeNames } from '../format/rules/scopeNames.ts'
import { DifferenceView } from './DifferenceView.tsx'
import { lineDifference } from './lineDifference.ts'
import { printJCal } from './printJCal.ts'
import styles from './SavingDialog.module.css'
import type { ObjectRequest } from './requestsOf.ts'

// lingui-set comment="The inspector: what saving an event would send, compared with what is stored."

/** What each request would change. A move, and each half of a series that is split, has a heading. */
export function RequestDifferences({ requests }: { readonly requests: readonly ObjectRequest[] }) {
  const { t } = useLingui()
  const isSplit = requests.filter(({ kind }) => kind === 'put').length > 1
  if (requests.length === 0)
    return (
      <p>
        <Trans>No changes.</Trans>
      </p>
    )
  return requests.map((request) => {
    if (request.kind === 'move')
      return (
        <h3 key="move" className={styles.half}>
          <Trans>Moved to another calendar</Trans>
        </h3>
      )
    const { before, after } = request
    const half = before === null ? t(scopeNames.following) : t`Earlier events`
    const label = isSplit ? half : t`Changes`
    return (
      <div key={label}>
        {isSplit && <h3 className={styles.half}>{label}</h3>}
        <DifferenceView label={label} lines={lineDifference(before ? linesOf(before) : [], linesOf(after))} />
      </div>
    )
  })
}

const linesOf = (...jcal: Parameters<typeof printJCal>) => printJCal(...jcal).split('\n')
