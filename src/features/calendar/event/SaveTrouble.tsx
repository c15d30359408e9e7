import { Trans, useLingui } from '@lingui/react/macro'
import { explain, failureBehind } from '../../../api/explain.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './EventDialog.module.css'

type SaveTroubleProps = {
  readonly error: Error
  /** The ways on when somebody else was quicker. */
  readonly conflict?: { readonly onTheirs: () => void; readonly onMine: () => void }
}

/** Why an event was not saved. What was typed is still there. */
export function SaveTrouble({ error, conflict }: SaveTroubleProps) {
  const { t } = useLingui()
  const failure = failureBehind(error)
  if (failure !== 'changed-meanwhile' || !conflict) {
    return (
      <div role="alert" className={styles.trouble}>
        <p>{t(explain(failure).sentence)}</p>
      </div>
    )
  }
  return (
    <div role="alert" className={styles.trouble}>
      <p>
        <Trans>Someone changed this event meanwhile. What you typed is still here.</Trans>
      </p>
      <div className={styles.ways}>
        <Button size="small" onClick={conflict.onTheirs}>
          <Trans>Show theirs</Trans>
        </Button>
        <Button size="small" onClick={conflict.onMine}>
          <Trans>Keep mine</Trans>
        </Button>
      </div>
    </div>
  )
}
