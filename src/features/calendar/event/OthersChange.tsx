import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/Button.tsx'
import styles from './EventDialog.module.css'

type OthersChangeProps = { readonly onTheirs: () => void; readonly onMine: () => void }

/** Somebody else changed the event that is being edited: the two ways on. */
export function OthersChange({ onTheirs, onMine }: OthersChangeProps) {
  return (
    <div role="alert" className={styles.trouble}>
      <p>
        <Trans>Someone changed this event meanwhile. What you typed is still here.</Trans>
      </p>
      <div className={styles.ways}>
        <Button size="small" onClick={onTheirs}>
          <Trans>Show theirs</Trans>
        </Button>
        <Button size="small" onClick={onMine}>
          <Trans>Keep mine</Trans>
        </Button>
      </div>
    </div>
  )
}
