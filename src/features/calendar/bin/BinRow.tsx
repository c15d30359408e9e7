import { Trans, useLingui } from '@lingui/react/macro'
import type { BinItemAnswer } from '#contract/bin.ts'
import { useUser } from '../../../api/UserProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import styles from '../../../ui/styles/listPage.module.css'
import rows from '../../../ui/styles/rows.module.css'
import { binItemName, deletedSentence, expirySentence, whatSentence } from './binSentences.ts'

// lingui-set comment="Buttons (verbs) beside a deleted event or calendar; {name} is what it is called."

type BinRowProps = {
  readonly item: BinItemAnswer
  readonly isBusy: boolean
  readonly onRestore: () => void
  readonly onDelete: () => void
}

/** A deleted event or calendar: what it was, from where, when, by whom, until when, and its way back. */
export function BinRow({ item, isBusy, onRestore, onDelete }: BinRowProps) {
  const { t } = useLingui()
  const { id } = useUser()
  const name = binItemName(item)
  return (
    <li className={rows.row} aria-label={name}>
      <div className={rows.what}>
        <strong>{name}</strong>
        <span className={rows.facts}>{whatSentence(item)}</span>
        <span className={rows.facts}>
          {deletedSentence(item, id)} · {expirySentence(item)}
        </span>
        {item.isCalendarGone && (
          <span className={rows.facts}>
            <Trans>Its calendar was deleted too. Restore the calendar first.</Trans>
          </span>
        )}
      </div>
      <div className={styles.actions}>
        {!item.isCalendarGone && (
          <Button size="small" isBusy={isBusy} aria-label={t`Restore: ${name}`} onClick={onRestore}>
            <Trans>Restore</Trans>
          </Button>
        )}
        {item.mayDelete && (
          <Button size="small" variant="quiet" aria-label={t`Delete permanently: ${name}`} onClick={onDelete}>
            <Trans>Delete permanently</Trans>
          </Button>
        )}
      </div>
    </li>
  )
}
